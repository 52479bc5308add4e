/** What is asked for, by the beginning of its path. Never the path itself: anybody can ask for any number of paths. */
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

/** Which kind of thing a request's target asks for: `page` where it is nothing else. */
export function requestKind(target: string): string {
  const path = pathOf(target);
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
}

/** A request's target without its query. */
export function pathOf(target: string): string {
  return target.split('?', 1)[0] ?? '';
}
