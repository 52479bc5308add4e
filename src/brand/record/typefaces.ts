import { z } from 'zod';
import { faceCutSchema } from './face-cut.ts';
import { lengthSchema, sizeSchema } from './measures.ts';
import { line, sentence } from './words.ts';

export const faceRoles = ['display', 'text'] as const;

export type FaceRole = (typeof faceRoles)[number];

const familyName = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} -]{0,59}$/u, 'a family’s name has letters, figures, spaces and hyphens');

function range(least: number, most: number) {
  const number = z.number().min(least).max(most);
  return z
    .object({ least: number, most: number })
    .refine((own) => own.least <= own.most, 'the least comes first');
}

const typefaceSchema = z.object({
  /** Family name in stylesheets. */
  family: familyName,
  /** The typeface's own name. */
  cutFrom: familyName,
  /** What takes its place where it is missing; without serifs, if nothing is said. */
  generic: z.literal('serif').optional(),
  /** The npm package `scripts/build-fonts.ts` reads; missing for editors' own. */
  package: z
    .string()
    .regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9-]+$/)
    .optional(),
  license: z.object({
    name: line(300),
    /** SPDX identifier of the licence, if it has one. */
    spdx: z
      .string()
      .regex(/^[A-Za-z0-9.-]+$/)
      .optional(),
  }),
  use: sentence,
  weights: range(1, 1000),
  /** In per cent of the normal width. */
  widths: range(25, 200),
  /** Optical size in points, if the typeface has that axis. */
  opticalSize: z.number().min(1).max(200).optional(),
  /** False disables ligatures, because German compounds would be joined at every ff and fl. */
  ligatures: z.literal(false).optional(),
  /** Origin and files of an editor's own typeface. */
  source: line(300).optional(),
  files: faceCutSchema.optional(),
});

/** Largest first. */
const sizesSchema = z.object({
  giant: sizeSchema,
  large: sizeSchema,
  medium: sizeSchema,
  small: sizeSchema,
  lead: sizeSchema,
  text: sizeSchema,
  /** Navigation and other single lines. */
  note: sizeSchema,
  label: sizeSchema,
});

/** Largest first. */
export const sizeNames = sizesSchema.keyof().options;

export const typeSchema = z.object({
  faces: z.object({ display: typefaceSchema, text: typefaceSchema }),
  sizes: sizesSchema,
  /** Overrides for wide viewports. */
  wideSizes: sizesSchema.partial(),
  display: z.object({
    weight: z.number().min(1).max(1000),
    /** In per cent: the normal width, and that of words that must stay large on phones. */
    width: z.number().min(25).max(200),
    narrow: z.number().min(25).max(200),
    leading: z.number().min(0.5).max(3),
    tracking: lengthSchema,
  }),
  text: z.object({ weight: z.number().min(1).max(1000), leading: z.number().min(0.5).max(3) }),
});
