import type { IslandData } from '#ui/island.tsx';
import { watchInView } from '#ui/watch-in-view.ts';
import { requestIdle } from '../early/idle-callback.ts';
import { islands } from './islands.ts';

interface AwakeIsland {
  end: () => void;
  /** Stops what a hidden page must not do, and goes on when it is shown again. */
  show?: (isShown: boolean) => void;
}

const awake = new Map<HTMLElement, AwakeIsland>();

/** Islands that are being loaded. */
const waking = new Map<HTMLElement, Promise<boolean>>();

/** Ends the observation of each island that isn't awake. */
const watched = new Map<HTMLElement, () => void>();

/**
 * Wakes islands, present and future: when they come into view, are needed there, and the browser is idle, or as soon as
 * they are touched.
 * What was pressed in one that sleeps is pressed again once it is awake; if it can't be loaded, the browser does what
 * it would without script.
 */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) watch(island);
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const island of islandsIn(removedNodes)) if (!island.isConnected) forget(island);
      for (const island of islandsIn(addedNodes)) if (!awake.has(island)) watch(island);
    }
  }).observe(document.body, { childList: true, subtree: true });
  for (const touch of ['pointerdown', 'touchstart', 'focusin', 'keydown'])
    addEventListener(touch, ({ target }) => void wakeAround(target), { passive: true });
  addEventListener('click', pressAgain, { capture: true });
  // What an island shows may depend on the address.
  addEventListener('hashchange', () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-page]:not([hidden]) [data-waits]'))
      void wake(island, false);
  });
  // Leaving the document aborts an import, and after a restore from the back/forward cache it may never settle.
  addEventListener('pageshow', ({ persisted }) => persisted && waking.size > 0 && location.reload());
}

/** Tells the islands of a page that it is hidden or shown again. */
export function showIslands(page: HTMLElement, isShown: boolean): void {
  for (const [island, { show }] of awake) if (page.contains(island)) show?.(isShown);
}

function watch(island: HTMLElement): void {
  // A React island has no box of its own.
  const seen = (island.dataset.props !== undefined && island.parentElement) || island;
  watched.set(
    island,
    watchInView(seen, (isInView) => isInView && requestIdle(() => void wake(island, false))),
  );
}

function forget(island: HTMLElement): void {
  watched.get(island)?.();
  watched.delete(island);
  awake.get(island)?.end();
  awake.delete(island);
}

/** Resolves to whether it is awake. A failure is tried again whenever it comes into view or is touched. */
function wake(island: HTMLElement, isTouched: boolean): Promise<boolean> {
  if (awake.has(island)) return Promise.resolve(true);
  const loading = (waking.get(island) ?? Promise.resolve())
    .then(() => load(island, isTouched))
    .catch(() => {})
    .then(() => awake.has(island))
    .finally(() => waking.get(island) === loading && waking.delete(island));
  waking.set(island, loading);
  return loading;
}

async function load(island: HTMLElement, isTouched: boolean): Promise<void> {
  if (awake.has(island)) return;
  const { island: name = '', props } = island.dataset;
  const plain = await islands[name]?.();
  if (!island.isConnected) return;
  if (plain && 'wake' in plain) {
    const end = plain.wake(island);
    awake.set(island, { end: end instanceof Function ? end : () => {} });
  } else if (props !== undefined) {
    const data: IslandData<never> = JSON.parse(props);
    const isWritten = island.hasChildNodes();
    if (isTouched || !isWritten || !plain || plain.isNeeded(data.props, island))
      awake.set(island, await hydrate(island, name, data));
  }
  watched.get(island)?.();
  watched.delete(island);
  island.toggleAttribute('data-awake', awake.has(island));
  island.toggleAttribute('data-waits', !awake.has(island));
}

async function hydrate(island: HTMLElement, name: string, data: IslandData<never>): Promise<AwakeIsland> {
  const { hydrateIsland } = await import('./hydrate-island.tsx');
  const root = await hydrateIsland(island, name, data);
  // Its page may have been left meanwhile.
  if (island.closest('[data-page][hidden]')) root.show(false);
  return root;
}

/** The island around an element, unless it is awake. */
function sleepingAround(target: EventTarget | null): HTMLElement | undefined {
  const island = target instanceof Element && target.closest<HTMLElement>('[data-island]');
  return island && !awake.has(island) ? island : undefined;
}

function wakeAround(target: EventTarget | null): Promise<boolean> | undefined {
  const island = sleepingAround(target);
  return island && wake(island, true);
}

let isRepeated = false;

/**
 * Repeats the press of a button in a sleeping React island once it is awake: without a network later, but a form's at
 * once.
 */
function pressAgain(event: Event): void {
  const { target } = event;
  const button = target instanceof Element && target.closest('button');
  if (isRepeated || !button || sleepingAround(button)?.dataset.props === undefined) return;
  const sends = button.type === 'submit';
  if (sends) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  void wakeAround(button)?.then((isAwake) => {
    if (!isAwake && !sends) {
      if (!navigator.onLine) addEventListener('online', () => button.click(), { once: true });
      return;
    }
    isRepeated = true;
    button.click();
    isRepeated = false;
  });
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
