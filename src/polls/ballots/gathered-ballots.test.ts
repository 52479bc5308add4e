import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CastOutcome } from '../ballot-store.server.ts';
import type { AskedQuestion } from '../poll-journal.server.ts';
import { type BallotBatch, GatheredBallots } from './gathered-ballots.server.ts';

const sent: { batch: BallotBatch; answer: (outcome: CastOutcome) => void; fail: () => void }[] = [];
let gathered: GatheredBallots;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  gathered = new GatheredBallots(
    (batch) =>
      new Promise((resolve, reject) => {
        sent.push({
          batch,
          answer: (outcome) => resolve(batch.ballots.map(() => outcome)),
          fail: () => reject(new Error('disk full')),
        });
      }),
    { waits: 5, most: 3 },
  );
});

afterEach(() => vi.useRealTimers());

const question: AskedQuestion = { method: 'single', minChoices: 1, maxChoices: 1, integrity: 'device' };
const cast = (receipt: string) =>
  gathered.cast({ poll: '7', receipt, choices: ['wide'], ranked: false, at: 0, question });
const batches = () => sent.map(({ batch }) => batch.ballots.map(({ receipt }) => receipt).join(''));

describe('gathered ballots', () => {
  it('wait 5 ms for company, and no longer once the batch is full', async () => {
    void cast('a');
    void cast('b');
    await vi.advanceTimersByTimeAsync(4);
    expect(batches()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches()).toEqual(['ab']);
    sent[0]?.answer('counted');
    await vi.advanceTimersByTimeAsync(0);
    for (const receipt of 'cde') void cast(receipt);
    expect(batches()).toEqual(['ab', 'cde']);
  });

  it('are gathered on while a batch is written, and follow it at once', async () => {
    const outcomes = [...'abcdefgh'].map(cast);
    await vi.advanceTimersByTimeAsync(50);
    expect(batches()).toEqual(['abc']);
    sent[0]?.answer('counted');
    await vi.advanceTimersByTimeAsync(0);
    sent[1]?.answer('voted');
    await vi.advanceTimersByTimeAsync(0);
    expect(batches()).toEqual(['abc', 'def', 'gh']);
    expect(await Promise.all(outcomes.slice(2, 4))).toEqual(['counted', 'voted']);
  });

  it('are rejected with their batch, and the next is sent', async () => {
    const first = cast('a');
    await vi.advanceTimersByTimeAsync(5);
    const second = cast('b');
    sent[0]?.fail();
    await expect(first).rejects.toThrow('disk full');
    await vi.advanceTimersByTimeAsync(5);
    sent[1]?.answer('counted');
    expect(await second).toBe('counted');
  });

  it('take refusals along, which after a second go alone, and again if that failed', async () => {
    gathered.countRefusal('7', 'code');
    gathered.countRefusal('7', 'code');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent[0]?.batch.refusals).toEqual([{ poll: '7', reason: 'code', votes: 2 }]);
    sent[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    gathered.countRefusal('7', 'code');
    void cast('a');
    await vi.advanceTimersByTimeAsync(5);
    expect(sent[1]?.batch).toMatchObject({ refusals: [{ votes: 3 }], ballots: [{ receipt: 'a' }] });
  });

  it('are all written before the end, and none is taken after it', async () => {
    const outcomes = [...'abcd'].map(cast);
    const closing = gathered.close();
    await expect(cast('e')).rejects.toThrow('closed');
    for (const place of [0, 1]) {
      sent[place]?.answer('counted');
      await vi.advanceTimersByTimeAsync(0);
    }
    await closing;
    expect(batches()).toEqual(['abc', 'd']);
    expect(await Promise.all(outcomes)).toEqual(Array(4).fill('counted'));
  });
});
