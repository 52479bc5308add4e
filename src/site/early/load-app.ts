import { nameJoinedStylesheets } from './name-stylesheets.ts';
import { doubtNetwork, onceReachable } from './without-network.ts';

/** Milliseconds after the load event until the app is loaded without user input. */
const idleDelay = 2500;

const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Loads React and the app at the first user input, otherwise after a period of idle time. */
export function loadAppWhenNeeded(): void {
  const root = document.getElementById('app');
  const payload = root?.dataset.payload;
  if (!root || payload === undefined) return;
  let asked = false;
  // On failure the page stays plain HTML until the network returns.
  const start = () => {
    nameJoinedStylesheets();
    import('../app.tsx')
      .then(({ startApp }) => startApp(root, payload))
      .catch((error) => {
        console.warn('[site] The app could not be loaded.', error);
        doubtNetwork();
        addEventListener('online', start, { once: true });
      });
  };
  const load = () => {
    if (asked) return;
    asked = true;
    for (const touch of firstTouches) removeEventListener(touch, load);
    start();
  };
  // Navigating away aborts the import, and after a restore from the back/forward cache its promise may never settle, so
  // the document is reloaded. Offline, the page stays plain HTML.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && asked && navigator.onLine && document.documentElement.dataset.app !== 'ready')
      location.reload();
  });
  for (const touch of firstTouches) addEventListener(touch, load, { passive: true });
  loadDocumentsOfEarlierPages();
  // Only React applies a product variant from the query, so the app is loaded at once.
  const isAsked = location.search && document.querySelector('[data-product]');
  const wait = () => setTimeout(load, isAsked ? 0 : idleDelay);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * The app adds several pages to the history of one document. After a reload the browser assigns this document to all of
 * them; until the app is loaded, traversing to another page must load that page's document.
 */
function loadDocumentsOfEarlierPages(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.app !== 'ready' && location.pathname !== pathname)
      void onceReachable(() => location.reload());
  });
}
