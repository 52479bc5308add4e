import { describe, expect, it } from 'vitest';
import { turnoutBars } from './turnout.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

describe('turnout', () => {
  it('has no bars before the first vote', () => {
    expect(turnoutBars([]).bars).toEqual([]);
  });

  it('shows each minute of a short poll, also those without a vote', () => {
    const { minutes, bars } = turnoutBars([
      { minute: at('20:15'), ballots: 7 },
      { minute: at('20:18'), ballots: 2 },
    ]);
    expect(minutes).toBe(1);
    expect(bars.map(({ ballots }) => ballots)).toEqual([7, 0, 0, 2]);
    expect(bars[0]?.from).toBe(at('20:15'));
  });

  it('sums longer ones up, and loses no vote', () => {
    const perMinute = Array.from({ length: 600 }, (_, minute) => ({
      minute: at('08:07') + minute * 60_000,
      ballots: 1,
    }));
    const { minutes, bars } = turnoutBars(perMinute);
    expect(minutes).toBe(15);
    expect(bars.length).toBeLessThanOrEqual(60);
    expect(bars[0]).toEqual({ from: at('08:00'), ballots: 8 });
    expect(bars.reduce((sum, { ballots }) => sum + ballots, 0)).toBe(600);
  });

  it('takes years', () => {
    const { minutes, bars } = turnoutBars([
      { minute: 0, ballots: 1 },
      { minute: at('08:00'), ballots: 1 },
    ]);
    expect(minutes).toBe(10_080);
    expect(bars.at(-1)?.ballots).toBe(1);
  });
});
