import type { Root } from 'react-dom/client';
import { isSitePath } from '#pages/page-path.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { isUnderWay } from '#submitting/under-way.ts';
import { asDocument, insideApp } from './leaving.ts';
import type { PageStack } from './page-stack.ts';
import { asReturn, goOn, notePlace, returnToPlace } from './place.ts';
import type { StackedPage } from './stacked-pages.tsx';
import { doWhenReachable, stopWaiting } from './wait-for-network.ts';

/** Scrolling touches also start on links. Browsers cancel the pointer within this time, in ms. */
const untilItScrolls = 60;

/**
 * Intercepts navigations between pages. Everything else is left to the browser: other origins, new tabs, downloads,
 * forms, files, hashes, reloads, and browsers without the Navigation API. `first` is the initial document's page, if it
 * was hydrated.
 */
export function interceptNavigations(container: HTMLElement, root: Root, first?: StackedPage): void {
  if (!('navigation' in window)) return;
  let stack: PageStack | undefined;
  const load = async () => {
    const { bringUpToDate, navigate, PageStack, warmUp } = await import('./navigate.ts');
    stack ??= new PageStack(container, root, first);
    return { bringUpToDate, navigate, stack, warmUp };
  };
  let updating: typeof import('../updating/updating.ts') | undefined;
  import('../updating/updating.ts').then((module) => {
    updating = module;
    module.prefetchPayloads(container);
  }, ignore);
  // Preloads the target while the link is pressed.
  addEventListener('pointerdown', ({ target, pointerType }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const getReady = () => {
      load()
        .then(({ warmUp, stack }) => warmUp(link.href, stack))
        .catch(ignore);
    };
    if (pointerType !== 'touch') {
      getReady();
      return;
    }
    const waiting = setTimeout(getReady, untilItScrolls);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => clearTimeout(waiting), { once: true });
  });
  // Checks for updates when the visitor returns to the tab or the network returns.
  const comeBack = () => {
    if (document.hidden) return;
    load()
      .then(({ bringUpToDate, stack }) => stack.shown && bringUpToDate(stack, stack.shown))
      .catch(ignore);
  };
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  addEventListener('online', comeBack);
  let underWay: NavigateEvent | undefined;
  navigation.addEventListener('navigate', (event) => {
    if (event.info === asReturn) {
      event.intercept({ focusReset: 'manual', scroll: 'manual' });
      return;
    }
    if (!isFromPageToPage(event)) return;
    stopWaiting();
    if (updating?.isPageOutdated() && event.navigationType !== 'traverse' && event.info !== insideApp) {
      event.preventDefault();
      void loadDocument(event, updating.mayReload);
      return;
    }
    if (!underWay) notePlace();
    underWay = event;
    const go = async () => {
      const loaded = await load().catch(ignore);
      if (loaded) await loaded.navigate(event, loaded.stack);
      else if (!event.signal.aborted) await loadDocumentInstead(event);
      if (underWay === event) underWay = undefined;
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: go });
  });
}

/**
 * Loads the target's document instead, for example after a new build, unless that must not happen now. Offline the
 * browser would show its own error page, whereas a kept page can still be shown.
 */
async function loadDocument(
  { destination: { url }, navigationType }: NavigateEvent,
  mayReload: (path: string) => boolean,
): Promise<void> {
  const { pathname, search, hash } = new URL(url);
  const history = navigationType === 'replace' ? 'replace' : 'push';
  const mayLeave = (await isSiteReachable()) && !isUnderWay() && mayReload(pathname + search + hash);
  goOn(navigation.navigate(url, { history, info: mayLeave ? asDocument : insideApp }));
}

/** The app's navigation code failed to load. The URL has already changed, so a reload opens the target's document. */
async function loadDocumentInstead({ destination: { url }, signal }: NavigateEvent): Promise<void> {
  if (await isSiteReachable()) {
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  returnToPlace();
  void doWhenReachable(() => goOn(navigation.navigate(url)));
}

/** A failed preload is retried or reported on use. */
function ignore(): void {}

function isFromPageToPage(event: NavigateEvent): boolean {
  const { destination, navigationType, sourceElement } = event;
  const { pathname } = new URL(destination.url);
  return (
    event.canIntercept &&
    !event.hashChange &&
    event.downloadRequest === null &&
    !event.formData &&
    !sourceElement?.closest('form') &&
    event.info !== asDocument &&
    // History API calls only change the URL.
    (navigationType === 'traverse' || (navigationType !== 'reload' && !destination.sameDocument)) &&
    mayBePage(pathname)
  );
}

/** Excludes files and the site's reserved paths. */
function mayBePage(path: string): boolean {
  return !isSitePath(path) && !/\.[a-z0-9]+$/i.test(path);
}
