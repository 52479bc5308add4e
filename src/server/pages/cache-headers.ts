import type { PublishedPage } from '#server/content/published-page.ts';
import { nextTurn } from './next-moment.ts';

type Headers = Readonly<Record<string, string>>;

/** How long a CDN may serve a page fresh, stale while revalidating, and stale on errors, in seconds. */
const cdn = { fresh: 10, whileRevalidating: 60, ifError: 86_400 };

/** Limit for surrogate keys in characters: proxies accept a few thousand in all headers. */
const mostKeys = 2000;

/**
 * Cache headers of a page, its document or its payload. Browsers revalidate each time; a CDN shields the site. When a
 * poll opens or closes a new copy is fetched, and the old one is served meanwhile; an unpublished page is not served
 * stale. At least one second fresh: without a valid copy, caches let requests through one by one.
 */
export function pageCaching(page: PublishedPage, now: number): Headers {
  const { turns, goes, keys } = factsOf(page, now);
  const secondsTo = (moment: number) => Math.max(1, Math.floor((moment - now) / 1000));
  const fresh = Math.min(cdn.fresh, secondsTo(turns), secondsTo(goes));
  const staleFor = (seconds: number) => Math.min(seconds, secondsTo(goes) - fresh);
  const control = [
    `max-age=${fresh}`,
    `stale-while-revalidate=${staleFor(cdn.whileRevalidating)}`,
    `stale-if-error=${staleFor(cdn.ifError)}`,
  ].join(', ');
  return {
    'cache-control': 'public, no-cache',
    'cdn-cache-control': control,
    'surrogate-control': control,
    ...keys,
  };
}

/** What the headers depend on; cached, because computing it takes longer than the rest of a cached response. */
interface CachingFacts {
  /** When a poll on the page next opens or closes, in ms. */
  turns: number;
  /** When the page is unpublished, in ms. */
  goes: number;
  /** Surrogate keys, in each CDN's header. */
  keys: Headers;
}

const facts = new WeakMap<PublishedPage, CachingFacts & { since: number }>();

/** Valid until a poll opens or closes. */
function factsOf(page: PublishedPage, now: number): CachingFacts {
  const known = facts.get(page);
  if (known && known.since <= now && now < known.turns) return known;
  const { route, id } = page.document;
  const goes = route.visibleUntil === undefined ? Infinity : Date.parse(route.visibleUntil);
  const turns = nextTurn(page.document, now) ?? Infinity;
  const keys = keysOf(id, page.records ?? []);
  const headers = { 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') };
  const found = { turns, goes, keys: headers, since: now };
  facts.set(page, found);
  return found;
}

/** The page's surrogate keys: its own, that of all pages, and those of its records. */
function keysOf(id: string, records: readonly string[]): string[] {
  const keys = ['pages', `pages-${id}`];
  let length = 0;
  for (const record of records) {
    // A linked page, most changes of which don't affect this one.
    if (record.startsWith('pages/')) continue;
    length += record.length + 1;
    // The page's own key is always included, and a record's change also counts as a change of the page.
    if (length > mostKeys) break;
    keys.push(record.replace('/', '-'));
  }
  return keys;
}
