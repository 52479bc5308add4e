import { settle } from '#motion/unsettled.ts';
import { layOutDeferred } from './deferred-layout.ts';
import { layoutOf, localeOf, type Page } from './page.ts';
import type { PageStack } from './page-stack.ts';

let running: ViewTransition | undefined;

interface Showing {
  /** Lay out the whole page before it is shown. */
  atOnce: boolean;
  arrive: () => void;
  /** Sets scroll position and focus before the page is painted. */
  findPlace: () => void;
  /** Nothing is shown before this resolves. */
  repaint: Promise<void>;
}

/**
 * Shows a page, with a view transition where supported and allowed. Resolves once the page is in place; the transition
 * may still be running.
 */
export async function showPage(
  stack: PageStack,
  page: Page,
  signal: AbortSignal,
  { atOnce, arrive, findPlace, repaint }: Showing,
): Promise<void> {
  const root = document.documentElement;
  const layout = layoutOf(page);
  const locale = localeOf(page);
  const kind = root.dataset.layout === layout ? 'page' : 'layout';
  const { sweep: title = '', unswept } = page.element.dataset;
  const sweeps = unswept === undefined && maySweep();
  const swap = () => {
    if (sweeps) {
      root.dataset.transition = kind;
      document.querySelector('.sweep')?.setAttribute('data-title', title);
    }
    // No text animation may be running when its page is hidden.
    settle();
    // Setting the same value would still restyle the whole document.
    if (root.lang !== locale) root.lang = locale;
    if (root.dataset.layout !== layout) root.dataset.layout = layout;
    // The preloader may still be leaving.
    root.classList.remove('loading');
    stack.show(page, { atOnce });
    arrive();
  };
  if (!sweeps) {
    await repaint;
    if (signal.aborted) return;
    swap();
    findPlace();
    layOutDeferred(page.element);
    return;
  }
  // The browser captures the old page in the frame being waited for.
  const sweep = document.startViewTransition(async () => {
    await repaint;
    // A newer navigation may have started.
    if (signal.aborted) return;
    swap();
    // Nothing is painted until all is done, so each part can be a task of its own.
    await nextTask();
    if (!signal.aborted) findPlace();
    await nextTask();
    layOutDeferred(page.element);
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
