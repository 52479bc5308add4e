import { pageLocale } from '#i18n/locales.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import type { WaitsFor } from '../navigation/wait-for-network.ts';
import { afterFirstPaint } from './first-paint.ts';
import { requestIdle } from './idle-callback.ts';
import { nameJoinedStylesheets } from './name-stylesheets.ts';
import { isPlain } from './plain-click.ts';

/** Something failed to load, so `navigator.onLine` may be wrong. */
let isDoubtful = false;

/** Set while an action resumes, because `requestSubmit` fires `submit` again. */
let isGoingOn = false;

export function doubtNetwork(): void {
  isDoubtful = true;
}

/** Retries a failed action as soon as the site is reachable. */
export function afterFailure(act: () => void): void {
  doubtNetwork();
  void onceReachable(act, 'view');
}

/**
 * Holds back links and forms that the browser would follow while offline, and resumes them when the network returns.
 * Leaves everything the app handles to it.
 */
export function stayWithoutNetwork(): void {
  // The notice must be loaded before the network fails.
  afterFirstPaint(() => requestIdle(() => void loadNotice().catch(() => {})));
  let waitingForm: HTMLFormElement | undefined;
  const mayFail = (event: Event) => !event.defaultPrevented && !isGoingOn && isInDoubt();
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !mayFail(event) || !isPlain(event) || !isFollowedByBrowser(link)) return;
    event.preventDefault();
    void onceReachable(() => location.assign(link.href));
  });
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    // The app has loaded meanwhile and handles the second submit.
    if (event.defaultPrevented && form === waitingForm && !isGoingOn)
      void notice?.then(({ stopWaiting }) => stopWaiting());
    if (!(form instanceof HTMLFormElement) || !mayFail(event)) return;
    event.preventDefault();
    waitingForm = form;
    // A GET form is a navigation, such as a link to a shop.
    void onceReachable(() => form.requestSubmit(submitter), form.method === 'get' ? 'page' : 'form');
  });
}

/** Acts at once if the network is fine; otherwise shows a notice and acts when the site is reachable. */
export async function onceReachable(act: () => void, subject: WaitsFor = 'page'): Promise<void> {
  const goOn = () => {
    isDoubtful = false;
    isGoingOn = true;
    act();
    isGoingOn = false;
  };
  if (!isInDoubt()) return goOn();
  // Some browsers report offline although there is a network.
  const reachable = isSiteReachable();
  if (await Promise.race([reachable, patience()])) return goOn();
  loadNotice().then(
    ({ doWhenReachable }) => doWhenReachable(goOn, subject),
    // The notice failed to load, but the site's response may only have been late.
    async () => {
      if (await reachable) goOn();
      else addEventListener('online', goOn, { once: true });
    },
  );
}

/** Resolves to false after half a second, the longest a click may go without feedback. */
function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, 500, false));
}

function isInDoubt(): boolean {
  return isDoubtful || !navigator.onLine;
}

let notice: Promise<typeof import('../navigation/wait-for-network.ts')> | undefined;

function loadNotice(): NonNullable<typeof notice> {
  nameJoinedStylesheets();
  notice ??= import('../navigation/wait-for-network.ts').then(async (module) => {
    await module.loadNoticeMessages(pageLocale());
    return module;
  });
  // A failed import is retried the next time.
  notice.catch(() => {
    notice = undefined;
  });
  return notice;
}

/**
 * Whether the browser, not the app, would follow the link to another document. Links with a target open in this tab,
 * because no browser allows opening a tab once the network returns.
 */
function isFollowedByBrowser({
  href,
  protocol,
  origin,
  pathname,
  search,
  target,
  download,
}: HTMLAnchorElement) {
  const isWithin = href.includes('#') && origin + pathname + search === location.href.split('#')[0];
  if (!protocol.startsWith('http') || download || isWithin) return false;
  const isApps = 'navigation' in window && document.documentElement.dataset.app === 'ready';
  return target !== '' || !isApps || origin !== location.origin || /\.[a-z0-9]+$/i.test(pathname);
}
