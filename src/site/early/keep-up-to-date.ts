import { isTypedTextKept } from '../updating/typed-key.ts';
import { afterFirstPaint } from './first-paint.ts';
import { requestIdle } from './idle-callback.ts';

/** How long after the page is ready the first question for a new build waits, in milliseconds. */
const pollDelay = 1000;

let updating: Promise<typeof import('../updating/updating.ts')> | undefined;

/** Watches for what makes the page outdated, a new build or a chunk that fails, and brings back what was typed. */
export function keepUpToDate(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    // A page can do without a view's own styles; its script is still worth loading. A lightbox can't.
    if (message.startsWith('Unable to preload CSS') && !message.includes('lightbox')) event.preventDefault();
    withUpdating(({ noteOutdated }) => noteOutdated());
  });
  const loadTypedText = () => import('../updating/typed-text.ts');
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (page && isTypedTextKept()) loadTypedText().then(({ restoreTyped }) => restoreTyped(page), ignore);
  // What keeps typed text must be there before it is needed: a deploy may have taken it away by then.
  addEventListener('input', () => loadTypedText().catch(ignore), { once: true });
  afterFirstPaint(() =>
    requestIdle(() => {
      if (!isVerySlow())
        setTimeout(() => withUpdating(({ pollBuild, noteOutdated }) => pollBuild(noteOutdated)), pollDelay);
    }),
  );
}

/** Asked for once, also if that fails. */
function withUpdating(use: (updating: typeof import('../updating/updating.ts')) => void): void {
  updating ??= import('../updating/updating.ts');
  updating.then(use, ignore);
}

/** Nobody misses what could not be loaded: the page works without. */
function ignore(): void {}

function isVerySlow(): boolean {
  return 'connection' in navigator && Object(navigator.connection).effectiveType === 'slow-2g';
}
