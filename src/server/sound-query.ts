/**
 * Bounds of a query. The admin's longest is about a few hundred chosen documents; Payload itself reads 1,000
 * parameters at most, but splits all.
 */
const most = { length: 64 * 1024, values: 1000, page: 100_000, limit: 1000, depth: 10 };

/** `page`, also as a list; what is asked of fields begins with `where`. */
const bounded = /^(page|limit|depth)(?=\[|$)/;

/**
 * Whether a query may be read by Payload: it is short, has few parameters and no long lists, and its numbers are in
 * bounds.
 *
 * @param search with or without its question mark
 */
export function isSoundQuery(search: string): boolean {
  if (search.length > most.length || search.split(/&|,|%2c/i).length > most.values) return false;
  const params = [...new URLSearchParams(search)];
  return params.every(([name, value]) => {
    const [found] = bounded.exec(name) ?? [];
    const bound = found === 'page' || found === 'limit' || found === 'depth' ? most[found] : undefined;
    return bound === undefined || value === '' || (/^\d+$/.test(value) && Number(value) <= bound);
  });
}
