import { isSiteReachable } from '#submitting/reachable.ts';
import { answered, delivered } from '#submitting/under-way.ts';
import { RetryWait } from '#submitting/wait-to-retry.ts';
import { showNotice } from '../notice/notice.ts';
import { noticeMessages } from '../notice/notice-messages.ts';

export { loadNoticeMessages } from '../notice/notice-messages.ts';

/** What a visitor may wait for: the way to another page, what opens on this one, what is sent without the app. */
export type WaitsFor = 'page' | 'view' | 'form';

/** Ends the wait that is on, if any. */
let endWait = () => {};

/** Says again what a form that is to be sent waits for. */
let sayOfForm: (() => void) | undefined;

/** Whoever follows another link does not want the one before it any more. */
export function stopWaiting(): void {
  endWait();
}

/**
 * Says that there is no network, and does it as soon as there is again; the visitor may have it tried sooner, or let it
 * be. What was sent goes first, and its visitor sees what has become of it: the way on would lead away from that.
 * Nothing of this is loaded when it is needed.
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

/** Leaves the way on to the visitor. */
function offer(act: () => void): void {
  const { online, goOn, page } = noticeMessages();
  // Whichever way it goes, this notice goes with it.
  const press = async () => ((await isSiteReachable()) ? act() : doWhenReachable(act));
  const notice = showNotice(online, [
    { label: goOn, press },
    { label: page.leave, press: stopWaiting },
  ]);
  endWait = notice.remove;
}
