import { z } from 'zod';

/** The parts that a face is cut into: what every page is written with, letters of neighbours, the capital ß. */
const facePartNames = ['page', 'accents', 'eszett'] as const;

export type FacePartName = (typeof facePartNames)[number];

/** As stylesheets write it. */
const unicodeRangeSchema = z
  .string()
  .max(2000)
  .regex(/^U\+[0-9A-F]{2,6}(?:-[0-9A-F]{2,6})?(?:, U\+[0-9A-F]{2,6}(?:-[0-9A-F]{2,6})?)*$/);

/** A file in base64. */
const fileSchema = z
  .string()
  .max(400_000)
  .regex(/^[A-Za-z0-9+/]+=*$/);

const extent = z.object({ least: z.number().min(1).max(1000), most: z.number().min(1).max(1000) });

/** The system's face in the measures of this one, so that nothing shifts when it arrives. In per cent. */
const fallbackSchema = z.object({
  weights: extent,
  widths: extent,
  cut: z.enum(['regular', 'bold']),
  characters: unicodeRangeSchema.optional(),
  size: z.number().min(1).max(1000),
  ascent: z.number().min(0).max(1000),
  descent: z.number().min(0).max(1000),
});

/** What a face of an editor's own is shown with; those that the product brings are files beside the code. */
export const faceCutSchema = z.object({
  parts: z
    .array(z.object({ part: z.enum(facePartNames), characters: unicodeRangeSchema, woff2: fileSchema }))
    .min(1)
    .max(facePartNames.length),
  fallbacks: z.array(fallbackSchema).max(8),
  /** One cut of the face of headlines, for what draws pictures and knows neither axes nor woff2. */
  drawn: fileSchema.optional(),
});

export type FaceCut = z.infer<typeof faceCutSchema>;
