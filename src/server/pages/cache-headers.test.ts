import { expect, it } from 'vitest';
import type { PageDocument } from '#pages/page-document.ts';
import { pageCaching } from './cache-headers.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');
const seconds = (count: number) => new Date(now + count * 1000).toISOString();

interface TestPoll {
  closesAt?: string;
  randomOrder?: boolean;
}

function caching(route: Partial<PageDocument['route']>, times?: TestPoll, records: string[] = []) {
  const poll = {
    id: '1',
    question: 'Wie breit?',
    introduction: undefined,
    thanks: undefined,
    consent: undefined,
    method: 'single' as const,
    minChoices: 1,
    maxChoices: 1,
    options: [],
    integrity: 'open' as const,
    resultsShown: 'always' as const,
    resultsAs: 'share' as const,
    opensAt: seconds(-60),
    closesAt: undefined,
    randomOrder: false,
    ...times,
  };
  const document: PageDocument = {
    id: '7',
    path: '/seite',
    locale: 'de',
    locales: ['de'],
    layout: 'default',
    title: 'Seite',
    description: '',
    hidden: false,
    route: { scrollToTop: true, transition: true, ...route },
    blocks: times
      ? [
          {
            id: 'b',
            kind: 'poll',
            ground: 'white',
            reveals: true,
            parallax: 'none',
            anchor: undefined,
            look: 'even',
            note: undefined,
            result: undefined,
            incidents: undefined,
            poll,
          },
        ]
      : [],
    updatedAt: seconds(-60),
  };
  return pageCaching({ document, hash: '', records }, now);
}

it.each([
  ['nothing to come', {}, undefined, [10, 60, 86_400]],
  ['answers in random order', {}, { randomOrder: true }, [10, 60, 86_400]],
  ['a poll that closes in a minute', {}, { closesAt: seconds(60) }, [10, 60, 86_400]],
  ['a poll that closes in four seconds', {}, { closesAt: seconds(4.9) }, [4, 60, 86_400]],
  ['a poll that closes at once', {}, { closesAt: seconds(0.5) }, [1, 60, 86_400]],
  [
    'a page that goes in twenty seconds',
    { visibleUntil: seconds(20) },
    { closesAt: seconds(60) },
    [10, 10, 10],
  ],
  ['a page that goes at once', { visibleUntil: seconds(0.5) }, undefined, [1, 0, 0]],
])('with %s a CDN keeps a page no longer than it may', (_, route, poll, [fresh, swr, sie]) => {
  expect(caching(route, poll)['cdn-cache-control']).toBe(
    `max-age=${fresh}, stale-while-revalidate=${swr}, stale-if-error=${sie}`,
  );
});

it('a page has its own key, and those of what shows on it as far as they fit', () => {
  expect(caching({}, undefined, ['media/3', 'pages/9', 'polls/5'])).toMatchObject({
    'surrogate-key': 'pages pages-7 media-3 polls-5',
    'cache-tag': 'pages,pages-7,media-3,polls-5',
  });
  const many = Array.from({ length: 5000 }, (_, index) => `media/${index}`);
  const key = caching({}, undefined, many)['surrogate-key'] ?? '';
  expect(key).toMatch(/^pages pages-7 media-0 /);
  expect(key.length).toBeLessThan(2100);
});
