import { isSiteReachable } from './reachable.ts';
import { RetryWait } from './wait-to-retry.ts';

/**
 * Calls back once there is a network, now or later; `onWait` is told when that begins. For what nobody hears of if it
 * fails, as a frame of another site. Returns what ends the wait.
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
