import { mayScroll } from '#pages/route-checks.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { announce } from '../notice/announce.ts';
import { isPageOutdated, reloadPage } from '../updating/outdated-page.ts';
import { isTypedTextKept } from '../updating/typed-key.ts';
import { bringUpToDate, withdrawOffer } from './keep-fresh.ts';
import { rememberLanguage } from './language-cookie.ts';
import { leaving } from './leaving.ts';
import { LoadedData } from './loaded-data.ts';
import { moveFocus } from './move-focus.ts';
import type { PageStack } from './page-stack.ts';
import { goOn, returnToPlace } from './place.ts';
import { destinationOf, prepare } from './prepare.ts';
import type { PreparedPage } from './prepared-page.tsx';
import { showProgress } from './progress.ts';
import { repainted } from './repaint.ts';
import { showPage } from './show-page.ts';
import type { StackedPage } from './stacked-pages.tsx';
import { Unreachable, unlessNetworkGoes } from './unreachable.ts';
import { doWhenReachable } from './wait-for-network.ts';
import { writeHead } from './write-head.ts';

export { bringUpToDate } from './keep-fresh.ts';
export { PageStack } from './page-stack.ts';
export { warmUp } from './prepare.ts';

/** The page that is being prepared. A newer navigation supersedes an older one. */
const arriving = new LoadedData<PreparedPage | undefined>(undefined, () => {
  showProgress(arriving.status === 'pending');
});

/** Where focus was on a page when it was left. */
const focusOf = new WeakMap<StackedPage, Element>();

interface Way {
  event: NavigateEvent;
  stack: PageStack;
  from: URL;
  to: URL;
}

/** Goes from the page that is shown to another one, or moves within it. */
export async function navigate(event: NavigateEvent, stack: PageStack): Promise<void> {
  const { signal, navigationType } = event;
  // While this module was loaded a newer one may have overtaken it.
  if (signal.aborted) return;
  const destination = destinationOf(event.destination.url);
  const from = new URL(navigation.transition?.from.url ?? location.href);
  const way = { event, stack, from, to: destination.url };
  if (stack.shown?.address === destination.address) {
    arriving.clear();
    moveWithinPage(way);
    return;
  }
  if (isPageOutdated() && navigationType === 'traverse' && (await reloadPage())) return leaving;
  const repaint = repainted();
  const isNewest = await arriving.load(() =>
    unlessNetworkGoes(prepare(destination, { from, stack, signal, repaint })),
  );
  if (!isNewest || signal.aborted) return;
  if (arriving.data) {
    await show(arriving.data, way, repaint).catch(giveUp);
    return;
  }
  await repaint;
  if (!signal.aborted) await stayBehind(way, arriving.error);
}

/** What the way leads to can't be shown here: its document is loaded, or the page that is there stays. */
async function stayBehind({ event, to }: Way, error: unknown): Promise<void> {
  const isReachable = !(error instanceof Unreachable) && (await isSiteReachable());
  if (event.signal.aborted) return;
  if (isReachable && (await reloadPage())) return leaving;
  returnToPlace();
  if (isReachable) return;
  const { key } = event.destination;
  const isKnown = () => navigation.entries().some((entry) => entry.key === key);
  void doWhenReachable(() => goOn(isKnown() ? navigation.traverseTo(key) : navigation.navigate(to.href)));
}

/** Another query leaves the page as it is; a hash leads to its element; without one any more, up to the top. */
function moveWithinPage({ event, from, to }: Way): void {
  if (targetOf(to)) event.scroll();
  else if (from.hash && !to.hash) scrollTo(0, 0);
  tellOfAddress();
}

/** What the address points at. */
function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Makes a prepared page the one that is seen, and brings the visitor to the right place on it. */
async function show(prepared: PreparedPage, way: Way, repaint: Promise<void>): Promise<void> {
  const { event, stack, from, to } = way;
  const isNew = !stack.has(prepared.page);
  let element: HTMLElement | undefined;
  if (stack.shown && document.activeElement) focusOf.set(stack.shown, document.activeElement);
  const scrolls = mayScroll(prepared.checks, to, from);
  const arrive = (page: HTMLElement) => {
    element = page;
    withdrawOffer();
    writeHead(prepared.head);
    rememberLanguage(prepared.locale);
    navigation.updateCurrentEntry({ state: document.documentElement.dataset.layout });
  };
  const findPlace = (page: HTMLElement) => {
    if (scrolls) scroll(way);
    tellOfAddress();
    focusOn(prepared.page, page, way);
  };
  // Only what leads to the top, or back to a page whose heights are known, finds its place before all is laid out.
  const isPlaceKnown = event.navigationType === 'traverse' ? !isNew : scrolls && !to.hash;
  await showPage(stack, prepared, event.signal, { atOnce: !isPlaceKnown, arrive, findPlace, repaint });
  if (!element) return;
  announce(document.title);
  void bringUpToDate(stack, prepared.page, prepared.renewal);
  if (isNew && isTypedTextKept()) {
    const page = element;
    import('../updating/typed-text.ts').then(({ restoreTyped }) => restoreTyped(page));
  }
}

/** To the position that was saved, else to what the address points at, else to the top. What is missing moves nothing. */
function scroll({ event, to }: Way): void {
  if (event.navigationType === 'traverse' || !to.hash || targetOf(to)) event.scroll();
}

/** On the way back, to where it was; else to what the address points at, or the page's heading. */
function focusOn(stacked: StackedPage, page: HTMLElement, { event, to }: Way): void {
  const last = event.navigationType === 'traverse' ? focusOf.get(stacked) : undefined;
  if (last instanceof HTMLElement && page.contains(last)) {
    last.focus({ preventScroll: true });
    return;
  }
  const target = targetOf(to) ?? page.querySelector('h1');
  if (target) moveFocus(target);
}

/** The browser tells nobody of an address that the app has changed; what keeps up with it listens to this. */
function tellOfAddress(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** A page that can't be rendered here has a document that was. */
function giveUp(error: unknown): void {
  console.error('[site] The page could not be shown, its document is loaded.', error);
  location.reload();
}
