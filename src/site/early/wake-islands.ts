import { watchInView } from '#ui/watch-in-view.ts';
import { requestIdle } from './idle-callback.ts';

interface Island {
  /** Called once, with the element that has the name in `data-island`. */
  wake: (element: HTMLElement) => void;
}

/** Code of elements that behave in a way HTML can't, loaded when such an element comes near the viewport. */
const islands: Readonly<Record<string, () => Promise<Island>>> = {
  chapters: () => import('../shell/chapter-progress.ts'),
  frame: () => import('#blocks/html/frame.island.ts'),
  loop: () => import('#blocks/media/loop.island.ts'),
  'saved-text': () => import('#blocks/media/saved-text.island.ts'),
  stored: () => import('#blocks/device-storage/stored.island.ts'),
  strip: () => import('#blocks/gallery/strip.island.ts'),
};

/** How far outside the viewport an island is loaded. */
const near = '50%';

/** Wakes the islands of a page, present and future. */
export function wakeIslands(page: HTMLElement): void {
  const stops = new Map<Element, () => void>();
  const stopWatching = (island: Element) => {
    stops.get(island)?.();
    stops.delete(island);
  };
  const watch = (island: HTMLElement) => {
    const come = (isNear: boolean) =>
      isNear && requestIdle(() => void wake(island, () => stopWatching(island)));
    stops.set(island, watchInView(island, come, near));
  };
  for (const island of page.querySelectorAll<HTMLElement>('[data-island]')) watch(island);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const island of islandsIn(removedNodes)) stopWatching(island);
      for (const island of islandsIn(addedNodes)) watch(island);
    }
  }).observe(page, { childList: true, subtree: true });
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

async function wake(element: HTMLElement, onAwake: () => void): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  // Until it is loaded, and if that fails, the element works as the server has written it. It is tried again whenever
  // the element comes near.
  const island = await load?.().catch(() => undefined);
  if (!island || element.dataset.awake !== undefined) return;
  element.dataset.awake = '';
  onAwake();
  island.wake(element);
}
