import { build } from '../updating/build-state.ts';
import { pollBuild } from '../updating/poll-build.ts';
import { isTypedTextKept } from '../updating/typed-key.ts';
import { afterFirstPaint } from './first-paint.ts';
import { requestIdle } from './idle-callback.ts';

/** Milliseconds between first paint and the first check for a new build. */
const pollDelay = 1000;

/** Watches for new builds and failed chunks, and restores typed text. */
export function keepUpToDate(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    // A view works without its own styles, so its script is still loaded. The lightbox doesn't.
    if (message.startsWith('Unable to preload CSS') && !message.includes('lightbox')) event.preventDefault();
    noteOutdated();
  });
  const loadTypedText = () => import('../updating/typed-text.ts');
  const page = document.querySelector<HTMLElement>('[data-page]');
  if (page && isTypedTextKept()) loadTypedText().then(({ restoreTyped }) => restoreTyped(page), ignore);
  // Loaded in advance: after a deploy this chunk may no longer exist.
  addEventListener('input', () => loadTypedText().catch(ignore), { once: true });
  afterFirstPaint(() =>
    requestIdle(() => {
      if (!isVerySlow()) setTimeout(() => pollBuild(noteOutdated), pollDelay);
    }),
  );
}

function noteOutdated(): void {
  // At once: a link may be followed while the rest is loading.
  build.isOutdated = true;
  import('../updating/outdated-page.ts').then((page) => page.noteOutdated(), ignore);
}

/** The page works without it. */
function ignore(): void {}

function isVerySlow(): boolean {
  return 'connection' in navigator && Object(navigator.connection).effectiveType === 'slow-2g';
}
