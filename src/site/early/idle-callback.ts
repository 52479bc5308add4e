/** Idle time assumed without native support, in milliseconds. */
const assumedIdle = 50;

/** `requestIdleCallback`, or a 1 ms timeout without native support. Returns the handle for `cancelIdle`. */
export function requestIdle(callback: IdleRequestCallback): number {
  if ('requestIdleCallback' in globalThis) return requestIdleCallback(callback);
  const start = Date.now();
  const deadline: IdleDeadline = {
    didTimeout: false,
    timeRemaining: () => Math.max(0, assumedIdle - (Date.now() - start)),
  };
  return Number(setTimeout(() => callback(deadline), 1));
}

export function cancelIdle(handle: number): void {
  if ('cancelIdleCallback' in globalThis) cancelIdleCallback(handle);
  else clearTimeout(handle);
}
