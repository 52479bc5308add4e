import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { isSitePath } from '#pages/page-path.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import { isUnderWay } from '#submitting/under-way.ts';
import { requestIdle } from '../early/idle-callback.ts';
import { type AppManifest, readAppManifest } from '../updating/app-manifest.ts';
import { build } from '../updating/build-state.ts';
import { mayReload } from '../updating/reload-guard.ts';
import { bringUpToDate } from './keep-fresh.ts';
import { asDocument, insideApp } from './leaving.ts';
import { navigate } from './navigate.ts';
import { PageStack } from './page-stack.ts';
import { importPayload, isPrerendered, newestPayloadAddress } from './payloads.ts';
import { asReturn, goOn, notePlace } from './place.ts';
import { warmUp } from './prepare.ts';
import { stopWaitingUnlessForForm } from './wait-for-network.ts';

/** Payload URLs already requested or known to be unnecessary. */
const asked = new Set<string>();

/** Preloads the payloads of visible links, once each, during idle time. */
async function prefetchPayloads(container: HTMLElement): Promise<void> {
  if (isSparing() || !('IntersectionObserver' in window)) return;
  const manifest = await readAppManifest();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (target.origin === location.origin && target.pathname !== location.pathname)
        requestIdle(() => prefetch(target.pathname, manifest));
    }
  });
  const observe = () => {
    observer.disconnect();
    for (const link of container.querySelectorAll('a')) observer.observe(link);
  };
  observe();
  navigation.addEventListener('navigatesuccess', observe);
}

async function prefetch(pathname: string, manifest: AppManifest): Promise<void> {
  const { path, locale } = parseLocalizedPath(pathname);
  const address = newestPayloadAddress({ path, locale });
  if (asked.has(address) || !isPrerendered(manifest, localizedPath(path, locale))) return;
  asked.add(address);
  try {
    await importPayload(address);
  } catch (error) {
    console.warn(`[site] Error preloading payload for ${pathname}`, error);
  }
}

/** Data saver or a slow connection. */
function isSparing(): boolean {
  const { saveData, effectiveType } = Object(Reflect.get(navigator, 'connection'));
  return saveData || /2g/.test(effectiveType);
}

/**
 * A link's target is made ready once a pointer has been on it for this time, in ms. A mouse passes links, and a finger
 * that scrolls is cancelled sooner.
 */
const untilMeant = 60;

/**
 * Intercepts navigations between pages. Everything else is left to the browser: other origins, new tabs, downloads,
 * forms, files, hashes, reloads, documents that are no page, and browsers without the Navigation API.
 */
export function interceptNavigations(): void {
  const container = document.getElementById('app');
  if (!('navigation' in window) || !container?.querySelector(':scope > [data-page]')) return;
  const stack = new PageStack(container);
  void prefetchPayloads(container);
  const expect = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    const waiting = setTimeout(() => {
      warmUp(link.href, stack).catch(ignore);
    }, untilMeant);
    addEventListener('pointerout', () => clearTimeout(waiting), { once: true });
  };
  addEventListener('pointerover', ({ target }) => expect(target));
  // The pointer that this code was loaded for.
  expect(container.querySelector('a:hover'));
  // Checks for updates when the visitor returns to the tab or the network returns.
  const comeBack = () => {
    if (!document.hidden) void bringUpToDate(stack, stack.shown);
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
    stopWaitingUnlessForForm();
    // Traversals need a reload first, because the browser would only show the old document.
    if (build.isOutdated && event.navigationType !== 'traverse' && event.info !== insideApp) {
      event.preventDefault();
      void loadDocument(event);
      return;
    }
    if (!underWay) notePlace();
    underWay = event;
    const go = async () => {
      await navigate(event, stack);
      if (underWay === event) underWay = undefined;
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: go });
  });
}

/**
 * Loads the target's document instead, for example after a new build, unless that must not happen now. Offline the
 * browser would show its own error page, whereas a kept page can still be shown.
 */
async function loadDocument({ destination: { url }, navigationType }: NavigateEvent): Promise<void> {
  const { pathname, search, hash } = new URL(url);
  const history = navigationType === 'replace' ? 'replace' : 'push';
  const mayLeave = (await isSiteReachable()) && !isUnderWay() && mayReload(pathname + search + hash);
  goOn(navigation.navigate(url, { history, info: mayLeave ? asDocument : insideApp }));
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
