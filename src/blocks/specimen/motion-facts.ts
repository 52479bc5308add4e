import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { type Easing, easingToCss } from '#brand/record/measures.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';

const movementSchema = z.object({
  easing: z.enum(['out', 'reveal', 'sweep']),
  /** In CSS syntax. */
  css: z.string(),
  seconds: z.number(),
  duration: z.string(),
  /** Progress at equal intervals, from 0 to 1. */
  way: z.array(z.number()),
});

const durationSchema = z.object({ name: z.string(), seconds: z.number(), words: z.string() });

export const motionSchema = z.object({
  movements: z.array(movementSchema),
  durations: z.array(durationSchema),
});

export type MotionSpecimenFacts = z.infer<typeof motionSchema>;

/** The duration used with each curve, as in the stylesheets. */
const longest = { out: 'band', reveal: 'reveal', sweep: 'sweep' } as const;

/** Number of intervals shown in the static picture. */
const moments = 12;

export function factsOfMotion({ motion }: Brand, locale: Locale): MotionSpecimenFacts {
  const { durations, easings } = motion;
  const inWords = (seconds: number) =>
    `${formatNumber(seconds, locale, { maximumFractionDigits: 2 })}\u00A0s`;
  return {
    movements: (['out', 'reveal', 'sweep'] as const).map((easing) => {
      const seconds = durations[longest[easing]];
      return {
        easing,
        css: easingToCss(easings[easing]),
        seconds,
        duration: inWords(seconds),
        way: Array.from({ length: moments + 1 }, (_, moment) => wayAt(easings[easing], moment / moments)),
      };
    }),
    durations: Object.entries(durations).map(([name, seconds]) => ({
      name,
      seconds,
      words: inWords(seconds),
    })),
  };
}

/** Progress of a movement at a share of its time. */
function wayAt([x1, y1, x2, y2]: Easing, time: number): number {
  const along = (one: number, two: number, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  let [from, to] = [0, 1];
  // Time is monotonic along the curve, so bisection works.
  for (let step = 0; step < 30; step++) {
    const middle = (from + to) / 2;
    if (along(x1, x2, middle) < time) from = middle;
    else to = middle;
  }
  return Number(along(y1, y2, (from + to) / 2).toFixed(3));
}
