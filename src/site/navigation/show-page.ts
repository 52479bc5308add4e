import { settle } from '#motion/unsettled.ts';
import type { PageStack } from './page-stack.ts';
import type { PreparedPage } from './prepared-page.tsx';

/** The sweep that runs, if any. */
let running: ViewTransition | undefined;

interface Showing {
  /** Whether all of the page is laid out before it is seen. */
  atOnce: boolean;
  /** Tells of the page, once it is the document's. */
  arrive: (element: HTMLElement) => void;
  /** Brings the visitor to the right place on it, before it is seen. */
  findPlace: (element: HTMLElement) => void;
  /** Until when nothing is shown. */
  repaint: Promise<void>;
}

/**
 * Shows a page, swept in by the band where browser and visitor allow it. Resolves once the page is the document's; the
 * band may still be on its way.
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
    // As late as can be, and before anything changes.
    stack.noteLayout();
    if (sweeps) {
      root.dataset.transition = kind;
      document.querySelector('.sweep')?.setAttribute('data-title', title);
    }
    // Nothing may be in the middle of changing a text when its page goes.
    settle();
    // Writing what it is already would make the browser restyle everything.
    if (root.lang !== locale) root.lang = locale;
    root.dataset.layout = layout;
    // The preloader may still be on its way out.
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
  // The browser takes its picture of the page that is left in the very frame that is waited for.
  const sweep = document.startViewTransition(async () => {
    await repaint;
    // Another page may be wanted by then.
    if (signal.aborted) return;
    const element = swap();
    // Finding its place has the browser lay the page out. Nothing is painted until then, but somebody may want to be heard.
    await nextTask();
    if (!signal.aborted) findPlace(element);
  });
  running = sweep;
  sweep.finished.finally(() => {
    if (running === sweep) delete root.dataset.transition;
  });
  // A sweep that is left out, because a newer one begins or nobody sees it, is no failure.
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
