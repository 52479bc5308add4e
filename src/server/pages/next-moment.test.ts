import { describe, expect, it } from 'vitest';
import type { PageDocument } from '#pages/page-document.ts';
import { nextMoment, nextTurn } from './next-moment.ts';

const now = Date.parse('2026-11-21T18:00:03.000Z');

function pageWith(poll: {
  opensAt?: string;
  closesAt?: string;
  randomOrder: boolean;
}): Pick<PageDocument, 'blocks'> {
  return {
    blocks: [
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
        poll: {
          id: '1',
          question: 'Wie breit?',
          introduction: undefined,
          thanks: undefined,
          consent: undefined,
          method: 'single',
          minChoices: 1,
          maxChoices: 1,
          options: [],
          integrity: 'device',
          resultsShown: 'never',
          resultsAs: 'share',
          opensAt: undefined,
          closesAt: undefined,
          ...poll,
        },
      },
    ],
  };
}

describe('nextMoment', () => {
  it('is when a poll opens or closes', () => {
    const opensAt = '2026-11-21T18:00:05.000Z';
    expect(nextMoment(pageWith({ opensAt, randomOrder: true }), now)).toBe(Date.parse(opensAt));
    expect(nextMoment(pageWith({ randomOrder: true }), now)).toBeUndefined();
  });

  it('is the end of the ten seconds for which an open poll keeps its random order', () => {
    const opensAt = '2026-11-21T17:00:00.000Z';
    expect(nextMoment(pageWith({ opensAt, randomOrder: false }), now)).toBeUndefined();
    expect(nextMoment(pageWith({ opensAt, randomOrder: true }), now)).toBe(
      Date.parse('2026-11-21T18:00:10.000Z'),
    );
    const closesAt = '2026-11-21T18:00:04.000Z';
    expect(nextMoment(pageWith({ opensAt, closesAt, randomOrder: true }), now)).toBe(Date.parse(closesAt));
    expect(nextMoment(pageWith({ opensAt, closesAt, randomOrder: true }), now + 2000)).toBeUndefined();
  });
});

it('an order of answers that ends is no turn', () => {
  const opensAt = '2026-11-21T17:00:00.000Z';
  const closesAt = '2026-11-21T19:00:00.000Z';
  expect(nextTurn(pageWith({ opensAt, randomOrder: true }), now)).toBeUndefined();
  expect(nextTurn(pageWith({ opensAt, closesAt, randomOrder: true }), now)).toBe(Date.parse(closesAt));
});
