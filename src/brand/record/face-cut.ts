import { z } from 'zod';

/** Subsets of a face: characters of every page, foreign letters, the capital ß, further alphabets. */
const facePartNames = ['page', 'accents', 'eszett', 'latin', 'cyrillic', 'others'] as const;

export type FacePartName = (typeof facePartNames)[number];

/** In CSS syntax. */
const unicodeRangeSchema = z
  .string()
  .max(2000)
  .regex(/^U\+[0-9A-F]{2,6}(?:-[0-9A-F]{2,6})?(?:, U\+[0-9A-F]{2,6}(?:-[0-9A-F]{2,6})?)*$/);

/** Base64. */
const fileSchema = z
  .string()
  .max(800_000)
  .regex(/^[A-Za-z0-9+/]+=*$/);

const extent = z.object({ least: z.number().min(1).max(1000), most: z.number().min(1).max(1000) });

/** A system font adjusted to this face's metrics, to avoid layout shifts. In per cent. */
const fallbackSchema = z.object({
  weights: extent,
  widths: extent,
  cut: z.enum(['regular', 'bold']),
  characters: unicodeRangeSchema.optional(),
  size: z.number().min(1).max(1000),
  ascent: z.number().min(0).max(1000),
  descent: z.number().min(0).max(1000),
});

/** The files of an editor's own face; built-in faces are files in the repository. */
export const faceCutSchema = z.object({
  parts: z
    .array(z.object({ part: z.enum(facePartNames), characters: unicodeRangeSchema, woff2: fileSchema }))
    .min(1)
    .max(facePartNames.length),
  fallbacks: z.array(fallbackSchema).max(8),
  /** A single static cut of the display face, for drawing its letters as shapes. */
  drawn: fileSchema.optional(),
});

export type FaceCut = z.infer<typeof faceCutSchema>;
