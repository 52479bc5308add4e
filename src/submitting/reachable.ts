/** Timeout of the probe in ms. */
const patience = 5000;

/** Whether the site responds now. `navigator.onLine` only knows the local network, so this sends a small request. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(`/builds/latest.json?${Date.now()}`, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
