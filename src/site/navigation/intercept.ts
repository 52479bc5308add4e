import type { Root } from 'react-dom/client';
import { isSitePath } from '#pages/page-path.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { isUnderWay } from '#submitting/under-way.ts';
import { asDocument, insideApp } from './leaving.ts';
import type { PageStack } from './page-stack.ts';
import { asReturn, goOn, notePlace, returnToPlace } from './place.ts';
import type { StackedPage } from './stacked-pages.tsx';
import { doWhenReachable, stopWaiting } from './wait-for-network.ts';

/** A finger that scrolls comes down on links, too. Within this time, in ms, the browser has said that it does. */
const untilItScrolls = 60;

/**
 * Takes over navigations from page to page. Everything else stays the browser's: other origins, new tabs, downloads,
 * forms, files, hashes, reloads; and everything where the browser has no Navigation API. `first` is the page that the
 * document came with, if React has taken it over.
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
  // What a link needs is on its way while it is still pressed.
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
  // Whoever comes back, to the tab or to the network, may have missed something.
  const comeBack = () => {
    if (document.hidden) return;
    load()
      .then(({ bringUpToDate, stack }) => stack.shown && bringUpToDate(stack, stack.shown))
      .catch(ignore);
  };
  document.addEventListener('visibilitychange', comeBack);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  addEventListener('online', comeBack);
  /** The navigation that is on its way. */
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
 * Loads the document of a navigation's target, if that may be: because of a new build, for instance. Without a network
 * there would be nothing but the browser's own error page; what is kept can be shown all the same.
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

/** What goes from page to page is not to be had. The address has changed already; the document there still opens. */
async function loadDocumentInstead({ destination: { url }, signal }: NavigateEvent): Promise<void> {
  if (await isSiteReachable()) {
    if (!signal.aborted) location.reload();
    return;
  }
  if (signal.aborted) return;
  returnToPlace();
  void doWhenReachable(() => goOn(navigation.navigate(url)));
}

/** What could not be loaded ahead is loaded, or missed, when it is needed. */
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
    // What only changes the address, by the History API, leads to no other page.
    (navigationType === 'traverse' || (navigationType !== 'reload' && !destination.sameDocument)) &&
    mayBePage(pathname)
  );
}

/** Whether a page may stand at this path: it names no file, and nothing that belongs to the site itself. */
function mayBePage(path: string): boolean {
  return !isSitePath(path) && !/\.[a-z0-9]+$/i.test(path);
}
