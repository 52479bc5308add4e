import { pageLocale } from '#i18n/locales.ts';
import { isSiteReachable } from '#submitting/reachable.ts';
import type { WaitsFor } from '../navigation/wait-for-network.ts';
import { afterFirstPaint } from './first-paint.ts';
import { requestIdle } from './idle-callback.ts';
import { nameJoinedStylesheets } from './name-stylesheets.ts';
import { isPlain } from './plain-click.ts';

/** Something has failed to load: the browser may take the network for being there although nobody answers. */
let isDoubtful = false;

/** What was held back is let through: a form that is sent tells so once more. */
let isGoingOn = false;

export function doubtNetwork(): void {
  isDoubtful = true;
}

/** For what a visitor has asked for in vain: it is done as soon as the site answers. */
export function afterFailure(act: () => void): void {
  doubtNetwork();
  void onceReachable(act, 'view');
}

/**
 * Keeps the page where it is when a link or a form that the browser itself would follow leads into nowhere, and goes on
 * when there is a network. What the app takes care of is left to it.
 */
export function stayWithoutNetwork(): void {
  // What says so must be there before it is needed.
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
    // The app has come meanwhile, and the visitor has sent it that way.
    if (event.defaultPrevented && form === waitingForm && !isGoingOn)
      void notice?.then(({ stopWaiting }) => stopWaiting());
    if (!(form instanceof HTMLFormElement) || !mayFail(event)) return;
    event.preventDefault();
    waitingForm = form;
    // What only asks for an address is the way to a page, as to a shop.
    void onceReachable(() => form.requestSubmit(submitter), form.method === 'get' ? 'page' : 'form');
  });
}

/** Goes on at once where nothing speaks against it; else says what keeps it, until it can. */
export async function onceReachable(act: () => void, subject: WaitsFor = 'page'): Promise<void> {
  const goOn = () => {
    isDoubtful = false;
    isGoingOn = true;
    act();
    isGoingOn = false;
  };
  if (!isInDoubt()) return goOn();
  // Some browsers take a network that is there for none.
  const reachable = isSiteReachable();
  if (await Promise.race([reachable, patience()])) return goOn();
  loadNotice().then(
    ({ doWhenReachable }) => doWhenReachable(goOn, subject),
    // Nothing can say what keeps it; but the answer may only have been late.
    async () => {
      if (await reachable) goOn();
      else addEventListener('online', goOn, { once: true });
    },
  );
}

/** Says no after half a second: whoever has clicked is told something by then. */
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
  // Without a network it has failed; with one it is worth another try.
  notice.catch(() => {
    notice = undefined;
  });
  return notice;
}

/**
 * Whether the link leads out of this document, and the app is not there to take it there. One into another tab is followed
 * in this one: when the network is back, no browser lets a page open another.
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
