import { z } from 'zod';

/* Measures in CSS syntax, stored as numbers. The strict grammar keeps anything else out of stylesheets. */

const units = ['px', 'rem', 'em', 'ch', 'vw'] as const;

const lengthPattern = new RegExp(`^(-?\\d{1,4}(?:\\.\\d{1,4})?)(${units.join('|')})$`);

/** `0.5rem` -> `{ value: 0.5, unit: 'rem' }`. */
export const lengthSchema = z
  .string()
  .regex(lengthPattern, 'a length is a number with px, rem, em, ch or vw, such as 0.5rem')
  .transform((text) => {
    const [, value, unit] = lengthPattern.exec(text) ?? [];
    return { value: Number(value), unit: z.enum(units).parse(unit) };
  });

export type Length = z.infer<typeof lengthSchema>;

const fluidPattern =
  /^clamp\((\d+(?:\.\d+)?)rem, (-?\d+(?:\.\d+)?)rem \+ (\d+(?:\.\d+)?)vw, (\d+(?:\.\d+)?)rem\)$/;

/**
 * A size that grows with the viewport: `clamp(2.75rem, -0.4rem + 15.7vw, 13.75rem)` is `base` rem plus `growth`
 * hundredths of the viewport width, limited by `least` and `most`.
 */
const fluidSchema = z
  .string()
  .regex(fluidPattern, 'a fluid size is written clamp(1rem, 0.5rem + 1vw, 2rem)')
  .transform((text) => {
    const [least = 0, base = 0, growth = 0, most = 0] = (fluidPattern.exec(text) ?? []).slice(1).map(Number);
    return { least, base, growth, most };
  })
  .refine(({ least, most }) => least < most, 'a fluid size ends above where it begins');

export const sizeSchema = z.union([lengthSchema, fluidSchema]);

export type Size = z.infer<typeof sizeSchema>;

export const secondsSchema = z.number().min(0).max(10);

const unitInterval = z.number().min(0).max(1);

/** The control points of a `cubic-bezier()`. */
export const easingSchema = z.tuple([unitInterval, z.number(), unitInterval, z.number()]);

export type Easing = z.infer<typeof easingSchema>;

/** A leading zero as in 000 is part of a longer number. */
const handle = '(-?(?:(?:0|[1-9]\\d*)(?:\\.\\d+)?|\\.\\d+))';

const easingPattern = new RegExp(
  `^(?:cubic-bezier\\(\\s*)?${Array(4).fill(handle).join('(?:\\s*,\\s*|\\s+)')}\\s*\\)?$`,
  'i',
);

/** Parses `cubic-bezier(0.6, 0, 0.2, 1)` or its four numbers alone; undefined for any other text. */
export function easingFromCss(text: string): Easing | undefined {
  const handles = easingPattern.exec(text.trim())?.slice(1).map(Number);
  return easingSchema.safeParse(handles).data;
}

export function lengthToCss({ value, unit }: Length): string {
  return `${value}${unit}`;
}

export function sizeToCss(size: Size): string {
  return 'unit' in size
    ? lengthToCss(size)
    : `clamp(${size.least}rem, ${size.base}rem + ${size.growth}vw, ${size.most}rem)`;
}

export function easingToCss(easing: Easing): string {
  return `cubic-bezier(${easing.join(', ')})`;
}

const pixelsPerRem = 16;

/** The minimum and maximum of a size, in pixels at 16 px per rem. */
export function boundsInPixels(size: Size): [least: number, most: number] {
  if (!('unit' in size)) return [size.least * pixelsPerRem, size.most * pixelsPerRem];
  const pixels = size.unit === 'px' ? size.value : size.value * pixelsPerRem;
  return [pixels, pixels];
}
