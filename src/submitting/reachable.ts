/** How long the site may take to answer the smallest question, in milliseconds. */
const patience = 5000;

/**
 * Whether the site answers now. What the browser says of the network is about its next few metres only, so that a small
 * question is asked.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patience);
    await fetch(`/builds/latest.json?${Date.now()}`, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
