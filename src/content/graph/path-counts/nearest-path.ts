import { distance } from 'fastest-levenshtein';

/** The maximum share of differing letters for a misspelling. */
const misspelt = 0.34;

/**
 * The page that a request for this path probably meant: one with similar spelling, else one with the same last
 * segment, else the parent. Undefined if there is none.
 */
export function nearestPath(missing: string, pages: readonly string[]): string | undefined {
  // Former websites' pages had endings and queries.
  const asked = missing.replace(/\?.*$/, '').replace(/\.[a-z0-9]+$/, '');
  return nearestSpelt(asked, pages) ?? sameName(asked, pages) ?? above(asked, pages);
}

function nearestSpelt(asked: string, pages: readonly string[]): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const page of pages) {
    const longest = Math.max(asked.length, page.length) - 1;
    const most = Math.min(least - 1, Math.floor(longest * misspelt));
    // The length difference is a lower bound of the edit distance.
    if (Math.abs(asked.length - page.length) > most) continue;
    const differing = distance(asked, page);
    if (differing <= most) [nearest, least] = [page, differing];
  }
  return nearest;
}

function sameName(asked: string, pages: readonly string[]): string | undefined {
  const name = lastPart(asked);
  return pages.filter((page) => lastPart(page) === name).sort((a, b) => a.length - b.length)[0];
}

function above(asked: string, pages: readonly string[]): string | undefined {
  const known = new Set(pages);
  for (let end = asked.lastIndexOf('/'); end > 0; end = asked.lastIndexOf('/', end - 1)) {
    const parent = asked.slice(0, end);
    if (known.has(parent)) return parent;
  }
  return undefined;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
