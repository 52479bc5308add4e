/** How long a stretch of idle time counts as lasting where the browser does not say, in milliseconds. */
const assumedIdle = 50;

/** Calls back when the browser is idle. Where it can't tell, after 1 ms. Returns what `cancelIdle` takes. */
export function requestIdle(callback: IdleRequestCallback): number {
  if ('requestIdleCallback' in globalThis) return requestIdleCallback(callback);
  const start = Date.now();
  const deadline: IdleDeadline = {
    didTimeout: false,
    timeRemaining: () => Math.max(0, assumedIdle - (Date.now() - start)),
  };
  return Number(setTimeout(() => callback(deadline), 1));
}

/** Takes a call back that has not come yet. */
export function cancelIdle(handle: number): void {
  if ('cancelIdleCallback' in globalThis) cancelIdleCallback(handle);
  else clearTimeout(handle);
}
