/** By prefix of the path. Never the path itself, which would make the number of labels unbounded. */
const kinds = [
  ['vote', /^\/sk\/v1\/polls\/[^/]+\/votes$/],
  ['live', /^\/sk\/v1\/(polls\/[^/]+\/live|changes)$/],
  ['form', /^\/sk\/v1\/forms\/[^/]+\/submissions$/],
  ['api', /^\/(sk|builds)\//],
  ['admin', /^\/(admin|api|_next)(\/|$)/],
  ['asset', /^\/assets\//],
  ['media', /^\/media\//],
  ['brand', /^\/brand\//],
  ['probe', /^\/health(\/|$)/],
  ['payload', /\/_payload\.js$/],
] as const;

/** The kind of a request target; `page` by default. */
export function requestKind(target: string): string {
  const path = pathOf(target);
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}
