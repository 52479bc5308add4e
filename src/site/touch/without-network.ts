import { isSiteReachable } from '#submitting/reachable.ts';
import { isPlain } from '../early/plain-click.ts';
import { doWhenReachable, stopWaiting, type WaitsFor } from '../navigation/wait-for-network.ts';

/** Something failed to load, so `navigator.onLine` may be wrong. */
let isDoubtful = false;

/** Set while an action resumes, because `requestSubmit` fires `submit` again. */
let isGoingOn = false;

function doubtNetwork(): void {
  isDoubtful = true;
}

/** Retries a failed action as soon as the site is reachable. */
export function afterFailure(act: () => void): void {
  doubtNetwork();
  void onceReachable(act, 'view');
}

/**
 * Holds back links and forms that the browser would follow while offline, and resumes them when the network returns.
 * Leaves moves between pages to `navigation/intercept.ts`.
 */
export function stayWithoutNetwork(): void {
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
    // Its island handles the second submit.
    if (event.defaultPrevented && form === waitingForm && !isGoingOn) stopWaiting();
    if (!(form instanceof HTMLFormElement) || !mayFail(event)) return;
    event.preventDefault();
    waitingForm = form;
    // A GET form is a navigation, such as a link to a shop.
    // Pressed again, a button may find its island awake.
    const send = () => (submitter ? submitter.click() : form.requestSubmit());
    void onceReachable(send, form.method === 'get' ? 'page' : 'form');
  });
}

/** Acts at once if the network is fine; otherwise shows a notice and acts when the site is reachable. */
async function onceReachable(act: () => void, subject: WaitsFor = 'page'): Promise<void> {
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
  void doWhenReachable(goOn, subject);
}

/** Resolves to false after half a second, the longest a click may go without feedback. */
function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, 500, false));
}

function isInDoubt(): boolean {
  return isDoubtful || !navigator.onLine;
}

/**
 * Whether the browser itself would follow the link to another document. Links with a target open in this tab,
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
  const isMove = 'navigation' in window && document.querySelector('#app > [data-page]') !== null;
  return target !== '' || !isMove || origin !== location.origin || /\.[a-z0-9]+$/i.test(pathname);
}
