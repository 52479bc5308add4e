type Headers = Record<string, string>;

/** What adds them, once something is traced: until then no library is loaded for it. */
let add: (headers: Headers) => void = () => {};

/** From now on questions say of which trace they are a part. */
export function addTraceHeadersBy(adds: (headers: Headers) => void): void {
  add = adds;
}

/** By which whoever is asked now knows of which trace its answer is a part. Empty where nothing is traced. */
export function traceHeaders(): Headers {
  const headers: Headers = {};
  add(headers);
  return headers;
}
