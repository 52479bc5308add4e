import { isSiteReachable } from './reachable.ts';
import { RetryWait } from './wait-to-retry.ts';

/**
 * Calls back once the device is online, now or later; `onWait` is called if it has to wait. For loads that report no
 * failure, such as a third party's frame. Returns the function that cancels.
 */
export function whenReachable(act: () => void, onWait: () => void): () => void {
  const retry = new RetryWait();
  let isOver = false;
  const ask = async () => {
    for (let attempt = 0; !isOver; attempt += 1) {
      const isReachable = await isSiteReachable();
      if (isOver) return;
      if (isReachable) return act();
      onWait();
      await retry.wait(RetryWait.backOff(attempt), true);
    }
  };
  void ask();
  return () => {
    isOver = true;
    retry.end();
  };
}
