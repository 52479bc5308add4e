import { isSiteReachable } from '#submitting/reachable.ts';
import { answered, delivered } from '#submitting/under-way.ts';
import { RetryWait } from '#submitting/wait-to-retry.ts';
import { showNotice } from '../notice/notice.ts';
import { noticeMessages } from '../notice/notice-messages.ts';

/** What a visitor waits for: a navigation, an overlay on this page, or a form that the browser sends itself. */
export type WaitsFor = 'page' | 'view' | 'form';

let endWait = () => {};

/** Repeats the message about the waiting form. */
let sayOfForm: (() => void) | undefined;

export function stopWaiting(): void {
  endWait();
}

/** Ends the wait because the visitor followed another link. A waiting form is not given up for it. */
export function stopWaitingUnlessForForm(): void {
  if (!sayOfForm) endWait();
}

/**
 * Shows an offline notice and acts once the site is reachable; the visitor can retry now or cancel. Pending submissions
 * are delivered first, so that the visitor sees their result before navigating.
 */
export async function doWhenReachable(act: () => void, subject: WaitsFor = 'page'): Promise<void> {
  if (sayOfForm && subject !== 'form') return sayOfForm();
  endWait();
  const messages = noticeMessages();
  const { then, leave } = messages[subject];
  const say = (how: string) => `${how} ${then}`;
  const before = answered;
  const retry = new RetryWait();
  let isOver = false;
  let isAsked = false;
  const notice = showNotice(say(messages.offline), [
    {
      label: messages.tryNow,
      press: () => {
        isAsked = true;
        retry.end();
      },
    },
    { label: leave, press: stopWaiting },
  ]);
  endWait = () => {
    isOver = true;
    sayOfForm = undefined;
    notice.remove();
    retry.end();
  };
  if (subject === 'form') sayOfForm = () => notice.say(say(messages.offline));
  for (let attempt = 0; !isOver; attempt += 1) {
    await retry.wait(RetryWait.backOff(attempt), true);
    if (isOver) return;
    notice.turn(true);
    const isReachable = await isSiteReachable();
    if (isReachable && subject === 'page') await delivered();
    if (isOver) return;
    notice.turn(false);
    if (isReachable) {
      endWait();
      if (subject === 'page' && answered > before) offer(act);
      else act();
    } else if (isAsked) notice.say(say(messages.stillOffline));
    isAsked = false;
  }
}

/** Lets the visitor decide when to continue. */
function offer(act: () => void): void {
  const { online, goOn, page } = noticeMessages();
  // Both actions remove this notice.
  const press = async () => ((await isSiteReachable()) ? act() : doWhenReachable(act));
  const notice = showNotice(online, [
    { label: goOn, press },
    { label: page.leave, press: stopWaiting },
  ]);
  endWait = notice.remove;
}
