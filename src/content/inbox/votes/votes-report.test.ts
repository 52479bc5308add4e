import { describe, expect, it } from 'vitest';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { readVotesReport } from './votes-report.ts';

const minute = Date.parse('2026-11-20T12:00:00Z');

const reader: BallotReader = {
  tally: async () => ({ total: 3, counts: { '11': 2, '99': 1 } }),
  audit: async () => ({
    accepted: 3,
    refused: { voted: 4, proof: 0 },
    heads: [
      { chain: 'x', number: 2, hash: 'h' },
      { chain: 'y', number: 1, hash: 'i' },
    ],
  }),
  turnout: async () => [{ minute, ballots: 3 }],
  async *log() {},
  close: async () => {},
};

describe('what editors see of the votes', () => {
  it('lists every answer, also one that nobody chose and one that is gone', async () => {
    const stored = {
      id: 7,
      method: 'single',
      opensAt: '2026-11-20T10:00:00.000Z',
      options: [
        { id: '11', label: 'Trikot\u00ADpresse' },
        { id: '12', label: 'Steckdosen' },
      ],
    };
    const report = await readVotesReport(reader, stored, minute);
    expect(report).toMatchObject({ state: 'open', ballots: 3, ranked: false, chains: 2, at: minute });
    expect(report.options).toEqual([
      { id: '11', label: 'Trikotpresse', votes: 2 },
      { id: '12', label: 'Steckdosen', votes: 0 },
      { id: '99', votes: 1 },
    ]);
    expect(report.refused).toEqual([{ reason: 'voted', count: 4 }]);
    expect(report.turnout.bars).toEqual([{ from: minute, ballots: 3 }]);
  });
});
