import { nameJoinedStylesheets } from './name-stylesheets.ts';
import { doubtNetwork, onceReachable } from './without-network.ts';

/** How long the page is left in peace after it has loaded, in milliseconds, unless the visitor touches it sooner. */
const idleDelay = 2500;

const firstTouches = ['pointerdown', 'keydown', 'touchstart'] as const;

/** Loads React and the app at the visitor's first touch of the page, else once the page has been idle for a while. */
export function loadAppWhenNeeded(): void {
  const root = document.getElementById('app');
  const payload = root?.dataset.payload;
  if (!root || payload === undefined) return;
  let asked = false;
  // A failure leaves the page as it is: complete, as plain HTML, until there is a network again.
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
  // Leaving the page breaks loading off, and of one that comes back from the browser's memory some never hear how it
  // went: the document starts afresh. Without a network it stays, complete, as plain HTML.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && asked && navigator.onLine && document.documentElement.dataset.app !== 'ready')
      location.reload();
  });
  for (const touch of firstTouches) addEventListener(touch, load, { passive: true });
  loadDocumentsOfEarlierPages();
  // A link may say which variant of a product it means: only React shows that one.
  const isAsked = location.search && document.querySelector('[data-product]');
  const wait = () => setTimeout(load, isAsked ? 0 : idleDelay);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/**
 * The app has put several pages into the history of one document. If that document was reloaded, the browser takes
 * it for all of them: until the app is back, the way to another page leads to that page's document.
 */
function loadDocumentsOfEarlierPages(): void {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (document.documentElement.dataset.app !== 'ready' && location.pathname !== pathname)
      void onceReachable(() => location.reload());
  });
}
