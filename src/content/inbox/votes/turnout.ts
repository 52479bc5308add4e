/** Possible durations of a bar, in minutes: from one minute to one week. */
const lengths = [1, 5, 15, 60, 240, 1440, 10_080] as const;

const maxBars = 60;

export interface Turnout {
  /** The duration of a bar, in minutes. */
  minutes: number;
  /** Without gaps: a period without votes has a bar of height zero. */
  bars: { from: number; ballots: number }[];
}

/** Aggregates ballots per minute into at most `maxBars` bars. */
export function turnoutBars(perMinute: readonly { minute: number; ballots: number }[]): Turnout {
  const moments = perMinute.map(({ minute }) => minute);
  if (moments.length === 0) return { minutes: 1, bars: [] };
  const begin = moments.reduce((least, moment) => Math.min(least, moment));
  const end = moments.reduce((most, moment) => Math.max(most, moment));
  const barsAt = (minutes: number) =>
    Math.floor(end / 60_000 / minutes) - Math.floor(begin / 60_000 / minutes) + 1;
  const minutes = lengths.find((length) => barsAt(length) <= maxBars) ?? 10_080;
  const width = minutes * 60_000;
  const first = Math.floor(begin / width) * width;
  const bars = Array.from({ length: barsAt(minutes) }, (_, place) => ({
    from: first + place * width,
    ballots: 0,
  }));
  for (const { minute, ballots } of perMinute) {
    const bar = bars[Math.floor((minute - first) / width)];
    if (bar) bar.ballots += ballots;
  }
  return { minutes, bars };
}
