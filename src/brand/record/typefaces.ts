import { z } from 'zod';
import { faceCutSchema } from './face-cut.ts';
import { lengthSchema, sizeSchema } from './measures.ts';
import { line, sentence } from './words.ts';

/** What a typeface is there for. */
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
  /** What stylesheets call it. */
  family: familyName,
  /** What its makers call it. */
  cutFrom: familyName,
  /** Where `scripts/build-fonts.ts` cuts it from; editors' own come from no package. */
  package: z
    .string()
    .regex(/^(?:@[a-z0-9-]+\/)?[a-z0-9-]+$/)
    .optional(),
  license: z.object({
    name: line(300),
    /** Where it is one of those that have a name everywhere. */
    spdx: z
      .string()
      .regex(/^[A-Za-z0-9.-]+$/)
      .optional(),
  }),
  use: sentence,
  weights: range(1, 1000),
  /** In per cent of the normal width. */
  widths: range(25, 200),
  /** In points: for which size it is cut, where the typeface is drawn for sizes. */
  opticalSize: z.number().min(1).max(200).optional(),
  /** False where letters are never drawn together: German joins its words at every ff and fl. */
  ligatures: z.literal(false).optional(),
  /** Where an editor's own comes from, and what it is shown with. */
  source: line(300).optional(),
  files: faceCutSchema.optional(),
});

/** From the largest to the smallest. */
const sizesSchema = z.object({
  giant: sizeSchema,
  large: sizeSchema,
  medium: sizeSchema,
  small: sizeSchema,
  lead: sizeSchema,
  text: sizeSchema,
  /** Navigation and other single lines that are read at arm's length. */
  note: sizeSchema,
  label: sizeSchema,
});

/** From the largest to the smallest. */
export const sizeNames = sizesSchema.keyof().options;

export const typeSchema = z.object({
  faces: z.object({ display: typefaceSchema, text: typefaceSchema }),
  sizes: sizesSchema,
  /** Sizes that change where a window is no phone any more. */
  wideSizes: sizesSchema.partial(),
  display: z.object({
    weight: z.number().min(1).max(1000),
    /** In per cent: the usual width, and that of a word that must stay large on a phone. */
    width: z.number().min(25).max(200),
    narrow: z.number().min(25).max(200),
    leading: z.number().min(0.5).max(3),
    tracking: lengthSchema,
  }),
  text: z.object({ weight: z.number().min(1).max(1000), leading: z.number().min(0.5).max(3) }),
});
