import { z } from 'zod';
import type { Brand } from '#brand/record/brand-record.ts';
import { type Easing, easingToCss } from '#brand/record/measures.ts';
import type { Locale } from '#i18n/locales.ts';

const movementSchema = z.object({
  easing: z.enum(['out', 'reveal', 'sweep']),
  /** As CSS writes it. */
  css: z.string(),
  seconds: z.number(),
  duration: z.string(),
  /** How far it has come at equal times, from 0 to 1. */
  way: z.array(z.number()),
});

const durationSchema = z.object({ name: z.string(), seconds: z.number(), words: z.string() });

export const motionSchema = z.object({
  movements: z.array(movementSchema),
  durations: z.array(durationSchema),
});

export type MotionSpecimenFacts = z.infer<typeof motionSchema>;

/** What moves by a curve longest, as the stylesheets have it. */
const longest = { out: 'band', reveal: 'reveal', sweep: 'sweep' } as const;

/** Into how many equal times a movement is cut, to be seen at rest. */
const moments = 12;

/** Each curve with its duration, and every duration. */
export function factsOfMotion({ motion }: Brand, locale: Locale): MotionSpecimenFacts {
  const { durations, easings } = motion;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const inWords = (seconds: number) => `${number.format(seconds)}\u00A0s`;
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

/** How far a movement has come after a part of its time. */
function wayAt([x1, y1, x2, y2]: Easing, time: number): number {
  const along = (one: number, two: number, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  let [from, to] = [0, 1];
  // Time never runs backwards along the curve, so that halving finds the place.
  for (let step = 0; step < 30; step++) {
    const middle = (from + to) / 2;
    if (along(x1, x2, middle) < time) from = middle;
    else to = middle;
  }
  return Number(along(y1, y2, (from + to) / 2).toFixed(3));
}
