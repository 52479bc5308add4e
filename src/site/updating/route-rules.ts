export interface RouteRules {
  prerender?: boolean;
  redirect?: string;
  /** Some queries lead elsewhere; the server knows which. */
  byQuery?: boolean;
  appMiddleware?: Readonly<Record<string, boolean>>;
}

/** Rules by exact path, by prefix, and by prefix with a nested matcher. */
export interface RouteMatcher {
  static: Readonly<Record<string, RouteRules>>;
  wildcard: Readonly<Record<string, RouteRules>>;
  dynamic: Readonly<Record<string, RouteMatcher>>;
}

/** Merges all rules for a path; the more specific one wins. Unlike routes, rules are case-sensitive. */
export function routeRulesOf(matcher: RouteMatcher, path: string): RouteRules {
  return Object.assign({}, ...matchingRules(matcher, path.endsWith('/') ? path.slice(0, -1) || '/' : path));
}

/** Least specific first. */
function matchingRules(matcher: RouteMatcher, path: string): RouteRules[] {
  const wildcards = withPrefixOf(matcher.wildcard, path).map(([, rules]) => rules);
  const dynamics = withPrefixOf(matcher.dynamic, path).flatMap(([prefix, nested]) =>
    matchingRules(nested, path.slice(prefix === '/' ? 0 : prefix.length) || '/'),
  );
  const exact = Object.hasOwn(matcher.static, path) ? matcher.static[path] : undefined;
  return exact ? [...wildcards, ...dynamics, exact] : [...wildcards, ...dynamics];
}

/** Entries whose prefix is the path or ends at a segment boundary, shortest first. */
function withPrefixOf<Value>(map: Readonly<Record<string, Value>>, path: string): [string, Value][] {
  return Object.entries(map)
    .filter(([prefix]) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
    .sort(([one], [other]) => one.length - other.length);
}
