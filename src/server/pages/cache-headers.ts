import type { PublishedPage } from '#server/content/published-page.ts';
import { nextTurn } from './next-moment.ts';

type Headers = Readonly<Record<string, string>>;

/** How long a CDN may give a page out, and go on while it fetches a newer one or nobody answers, in seconds. */
const cdn = { fresh: 10, whileRevalidating: 60, ifError: 86_400 };

/** What never changes: its address says what is in it. */
export const forEver: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Up to how many letters of keys an answer carries: proxies take no more than a few thousand in all headers. */
const mostKeys = 2000;

/**
 * What caches may do with a page, its document or its payload. Browsers ask each time; a CDN answers thousands for one
 * question. When a poll on it opens or closes a newer one is fetched, and until it has come the old one is better than
 * nothing; a page that goes is given out no longer. One second is the least: while no copy holds at all, a cache lets
 * visitors through one by one.
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

/** What caching goes by, which takes longer to find out than the rest of a kept page's answer. */
interface CachingFacts {
  /** When a poll on the page opens or closes, in ms. */
  turns: number;
  /** When the page is to be seen no longer, in ms. */
  goes: number;
  /** By which a CDN is told to forget it, as headers name them. */
  keys: Headers;
}

const facts = new WeakMap<PublishedPage, CachingFacts & { since: number }>();

/** They hold until a poll opens or closes. */
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

/** The names by which a CDN is told to forget a page: its own, that of all pages, those of the records on it. */
function keysOf(id: string, records: readonly string[]): string[] {
  const keys = ['pages', `pages-${id}`];
  let length = 0;
  for (const record of records) {
    // A page that it links to; most changes of that are none of this one's.
    if (record.startsWith('pages/')) continue;
    length += record.length + 1;
    // The page's own key is always there, and a record's change is a change of the page, too.
    if (length > mostKeys) break;
    keys.push(record.replace('/', '-'));
  }
  return keys;
}
