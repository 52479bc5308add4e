import { isSiteReachable } from '#submitting/reachable.ts';
import { delivered } from '#submitting/under-way.ts';
import { RetryWait } from '#submitting/wait-to-retry.ts';
import { showNotice } from '../notice/notice.ts';
import { noticeMessages } from '../notice/notice-messages.ts';

export { loadNoticeMessages } from '../notice/notice-messages.ts';

/** Ends the wait that is on, if any. */
let endWait = () => {};

/** Whoever follows another link does not want the one before it any more. */
export function stopWaiting(): void {
  endWait();
}

/**
 * Says that there is no network, and does it as soon as there is again; the visitor may have it tried sooner, or let it
 * be. Nothing of this is loaded when it is needed.
 */
export async function doWhenReachable(act: () => void, subject: 'page' | 'form' = 'page'): Promise<void> {
  endWait();
  const messages = noticeMessages();
  const said =
    subject === 'page'
      ? { now: messages.offline, still: messages.stillOffline, stay: messages.stay }
      : { now: messages.offlineForm, still: messages.stillOfflineForm, stay: messages.doNotSend };
  const retry = new RetryWait();
  let isOver = false;
  let isAsked = false;
  const notice = showNotice(said.now, [
    {
      label: messages.tryNow,
      press: () => {
        isAsked = true;
        retry.end();
      },
    },
    { label: said.stay, press: stopWaiting },
  ]);
  endWait = () => {
    isOver = true;
    notice.remove();
    retry.end();
  };
  for (let attempt = 0; !isOver; attempt += 1) {
    await retry.wait(RetryWait.backOff(attempt), true);
    if (isOver) return;
    notice.turn(true);
    const isReachable = await isSiteReachable();
    // What the visitor has sent goes first: the way on may lead out of this document.
    if (isReachable) await delivered();
    if (isOver) return;
    notice.turn(false);
    if (isReachable) {
      endWait();
      act();
    } else if (isAsked) notice.say(said.still);
    isAsked = false;
  }
}
