import { expect, it } from 'vitest';
import { stepPages } from './step-pages.ts';

it('a step says when to come back, to whoever can read it and to whoever reads headers', async () => {
  const show = stepPages({ renderStep: (title) => title }, { settings: undefined }, 'src/blocks/form/form');
  const answer = show('en', { title: 'Later', view: null, status: 503, retryAfter: 300 });
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([
    503,
    '300',
    'Later',
  ]);
  expect(show('en', { title: 'Now', view: null, status: 200 }).headers.has('retry-after')).toBe(false);
});
