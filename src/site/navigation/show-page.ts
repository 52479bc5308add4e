import { settle } from '#motion/unsettled.ts';
import type { PageStack } from './page-stack.ts';
import type { PreparedPage } from './prepared-page.tsx';

let running: ViewTransition | undefined;

interface Showing {
  /** Lay out the whole page before it is shown. */
  atOnce: boolean;
  arrive: (element: HTMLElement) => void;
  /** Sets scroll position and focus before the page is painted. */
  findPlace: (element: HTMLElement) => void;
  /** Nothing is shown before this resolves. */
  repaint: Promise<void>;
}

/**
 * Shows a page, with a view transition where supported and allowed. Resolves once the page is in place; the transition
 * may still be running.
 */
export async function showPage(
  stack: PageStack,
  { page, title, locale }: PreparedPage,
  signal: AbortSignal,
  { atOnce, arrive, findPlace, repaint }: Showing,
): Promise<void> {
  await stack.renderAhead(page);
  if (signal.aborted) return;
  const root = document.documentElement;
  const layout = page.payload?.page.layout ?? 'default';
  const kind = root.dataset.layout === layout ? 'page' : 'layout';
  const sweeps = page.payload?.page.route.transition !== false && maySweep();
  const swap = () => {
    // As late as possible, but before any change.
    stack.noteLayout();
    if (sweeps) {
      root.dataset.transition = kind;
      document.querySelector('.sweep')?.setAttribute('data-title', title);
    }
    // No text animation may be running when its page is hidden.
    settle();
    // Setting the same value would still restyle the whole document.
    if (root.lang !== locale) root.lang = locale;
    root.dataset.layout = layout;
    // The preloader may still be leaving.
    root.classList.remove('loading');
    const element = stack.show(page, { atOnce });
    arrive(element);
    return element;
  };
  if (!sweeps) {
    await repaint;
    if (!signal.aborted) findPlace(swap());
    return;
  }
  // The browser captures the old page in the frame being waited for.
  const sweep = document.startViewTransition(async () => {
    await repaint;
    // A newer navigation may have started.
    if (signal.aborted) return;
    const element = swap();
    // `findPlace` forces a layout. Nothing is painted before, but other tasks may run in between.
    await nextTask();
    if (!signal.aborted) findPlace(element);
  });
  running = sweep;
  sweep.finished.finally(() => {
    if (running === sweep) delete root.dataset.transition;
  });
  // A transition skipped for a newer one or in a hidden tab is no error.
  sweep.ready.catch(() => {});
  await sweep.updateCallbackDone;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function maySweep(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
