type Headers = Record<string, string>;

/** Replaced once tracing is on; without tracing its library is not loaded. */
let add: (headers: Headers) => void = () => {};

export function addTraceHeadersBy(adds: (headers: Headers) => void): void {
  add = adds;
}

/** Headers that pass the trace on. Empty without tracing. */
export function traceHeaders(): Headers {
  const headers: Headers = {};
  add(headers);
  return headers;
}
