import { type Locale, pageLocale } from '#i18n/locales.ts';
import { pageRulesOf } from '#pages/page-rules.ts';
import { mayScroll } from '#pages/route-checks.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { announce } from '../notice/announce.ts';
import { build } from '../updating/build-state.ts';
import { reloadPage } from '../updating/outdated-page.ts';
import { isTypedTextKept } from '../updating/typed-key.ts';
import { restoreTyped } from '../updating/typed-text.ts';
import { destinationOf } from './destination.ts';
import { bringUpToDate, withdrawOffer } from './keep-fresh.ts';
import { rememberLanguage } from './language-cookie.ts';
import { leaving } from './leaving.ts';
import german from './loading-message.de.json' with { type: 'json' };
import english from './loading-message.en.json' with { type: 'json' };
import { moveFocus } from './move-focus.ts';
import { localeOf, type Page, writeHead } from './page.ts';
import type { PageStack } from './page-stack.ts';
import { goOn, returnToPlace } from './place.ts';
import { followQuery, type PreparedPage, prepare } from './prepare.ts';
import styles from './progress.module.css';
import { showPage } from './show-page.ts';
import { Unreachable, unlessNetworkGoes } from './unreachable.ts';
import { doWhenReachable } from './wait-for-network.ts';

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/** Faster loads show no progress, in milliseconds. */
const patience = 200;

let timer = 0;
let sign: HTMLElement | undefined;

function showProgress(isPending: boolean): void {
  clearTimeout(timer);
  if (isPending) timer = window.setTimeout(draw, patience);
  else sign?.remove();
}

function draw(): void {
  if (!sign) {
    sign = document.createElement('div');
    sign.className = styles.ring ?? '';
    sign.role = 'progressbar';
  }
  sign.ariaLabel = messages[pageLocale()].loading;
  document.body.append(sign);
}

/** The focused element of each page when it was left. */
const focusOf = new WeakMap<Page, Element>();

interface Way {
  event: NavigateEvent;
  stack: PageStack;
  from: URL;
  to: URL;
}

export async function navigate(event: NavigateEvent, stack: PageStack): Promise<void> {
  const { signal, navigationType } = event;
  // A newer navigation may have started while this module was loading.
  if (signal.aborted) return;
  const destination = destinationOf(event.destination.url);
  const from = new URL(navigation.transition?.from.url ?? location.href);
  const way = { event, stack, from, to: destination.url };
  if (stack.shown.address === destination.address) {
    showProgress(false);
    try {
      if (way.to.search !== from.search) await followQuery(destination, signal);
    } catch (error) {
      if (!signal.aborted) await stayBehind(way, error);
      return;
    }
    if (!signal.aborted) moveWithinPage(way);
    return;
  }
  if (build.isOutdated && navigationType === 'traverse' && (await reloadPage())) return leaving;
  const repaint = repainted();
  showProgress(true);
  signal.addEventListener('abort', () => showProgress(false));
  let prepared: PreparedPage;
  try {
    prepared = await unlessNetworkGoes(prepare(destination, { from, stack, signal, repaint }));
  } catch (error) {
    await repaint;
    if (signal.aborted) return;
    showProgress(false);
    await stayBehind(way, error);
    return;
  }
  if (signal.aborted) return;
  showProgress(false);
  await show(prepared, way, repaint);
}

/** The target can't be shown here: reloads the document, or keeps the current page if offline. */
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

/** A changed query does nothing; a hash scrolls to its element; a removed hash scrolls to the top. */
function moveWithinPage({ event, from, to }: Way): void {
  if (targetOf(to)) event.scroll();
  else if (from.hash && !to.hash) scrollTo(0, 0);
  tellOfAddress();
}

function targetOf({ hash }: URL): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows a prepared page, then restores or sets scroll position and focus. */
async function show({ page, renewal }: PreparedPage, way: Way, repaint: Promise<void>): Promise<void> {
  const { event, stack, from, to } = way;
  const { element } = page;
  const isNew = !stack.has(page);
  if (document.activeElement) focusOf.set(stack.shown, document.activeElement);
  const { scrollToTop = element.dataset.keepsScroll === undefined } = pageRulesOf(
    destinationOf(to.href).path,
  );
  const scrolls = mayScroll({ scrollToTop }, to, from);
  const arrive = () => {
    withdrawOffer();
    writeHead(page);
    rememberLanguage(localeOf(page));
    navigation.updateCurrentEntry({ state: document.documentElement.dataset.layout });
  };
  const findPlace = () => {
    if (scrolls) scroll(way);
    tellOfAddress();
    focusOn(page, way);
  };
  // Deferred layout only works if the position is known in advance: at the top, or on a page with stored heights.
  const isPlaceKnown = event.navigationType === 'traverse' ? !isNew : scrolls && !to.hash;
  await showPage(stack, page, event.signal, { atOnce: !isPlaceKnown, arrive, findPlace, repaint });
  if (stack.shown !== page) return;
  announce(document.title);
  void bringUpToDate(stack, page, renewal);
  if (isNew && isTypedTextKept()) restoreTyped(element);
}

/** To the saved position, else the hash target, else the top. A missing target doesn't scroll. */
function scroll({ event, to }: Way): void {
  if (event.navigationType === 'traverse' || !to.hash || targetOf(to)) event.scroll();
}

/** When traversing, to the previously focused element; otherwise to the hash target or the heading. */
function focusOn(page: Page, { event, to }: Way): void {
  const last = event.navigationType === 'traverse' ? focusOf.get(page) : undefined;
  if (last instanceof HTMLElement && page.element.contains(last)) {
    last.focus({ preventScroll: true });
    return;
  }
  const target = targetOf(to) ?? page.element.querySelector('h1');
  if (target instanceof HTMLElement) moveFocus(target);
}

/** The browser fires no event for URLs set by a script; listeners use this one. */
function tellOfAddress(): void {
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Maximum wait for a paint, in milliseconds. */
const longest = 100;

/** Resolves after the next paint, so that feedback such as a pressed link is visible: after one frame and a task. */
function repainted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
