/**
 * Puts `wrap` around `window.fetch`, which all of Payload's forms use and offer no other place to intervene. Returns
 * what takes it away again.
 */
export function patchFetch(wrap: (ask: typeof fetch) => typeof fetch): () => void {
  const ask = window.fetch;
  window.fetch = wrap(ask);
  return () => {
    window.fetch = ask;
  };
}
