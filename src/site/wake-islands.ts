import { watchInView } from '#ui/watch-in-view.ts';
import { requestIdle } from './early/idle-callback.ts';

interface Island {
  /** Called once, with the element that has the name in `data-island`. Returns the cleanup function, if it needs one. */
  wake: ((element: HTMLElement) => () => void) | ((element: HTMLElement) => void);
}

/** Code of elements that behave in a way HTML can't, loaded when such an element comes near the viewport. */
const islands: Readonly<Record<string, () => Promise<Island>>> = {
  chapters: () => import('./shell/chapters.island.ts'),
  frame: () => import('#blocks/html/frame.island.ts'),
  loop: () => import('#blocks/media/loop.island.ts'),
  menu: () => import('./shell/menu.island.ts'),
  player: () => import('#ui/player/player.island.tsx'),
  'saved-text': () => import('#blocks/media/saved-text.island.ts'),
  stored: () => import('#blocks/device-storage/stored.island.ts'),
  strip: () => import('#blocks/gallery/strip.island.ts'),
};

/** How far outside the viewport an island is loaded. */
const near = '50%';

/** Of each island in the document: stops watching it, or ends what it does. */
const ends = new Map<HTMLElement, () => void>();

/** Wakes islands, present and future. React must have hydrated the page: it expects the server's markup. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) watch(island);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const island of islandsIn(removedNodes)) {
        if (island.isConnected) continue;
        ends.get(island)?.();
        ends.delete(island);
      }
      for (const island of islandsIn(addedNodes)) if (!ends.has(island)) watch(island);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function watch(island: HTMLElement): void {
  ends.set(
    island,
    watchInView(island, (isNear) => isNear && requestIdle(() => void wake(island)), near),
  );
}

async function wake(element: HTMLElement): Promise<void> {
  // Until it is loaded, and if that fails, the element works as the server has written it. It is tried again whenever
  // the element comes near.
  const island = await islands[element.dataset.island ?? '']?.().catch(() => undefined);
  if (!island || !element.isConnected || element.dataset.awake !== undefined) return;
  element.dataset.awake = '';
  ends.get(element)?.();
  const end = island.wake(element);
  ends.set(element, end instanceof Function ? end : () => {});
}

function islandsIn(nodes: NodeList): HTMLElement[] {
  return [...nodes].flatMap((node) =>
    node instanceof HTMLElement
      ? [
          ...(node.matches('[data-island]') ? [node] : []),
          ...node.querySelectorAll<HTMLElement>('[data-island]'),
        ]
      : [],
  );
}
