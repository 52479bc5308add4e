import { z } from 'zod';
import { isTooElongated, masterSize } from '../logo-sizes.ts';
import { groundNames } from './colors.ts';
import { sentence, word } from './words.ts';

const shapes = ['g', 'path', 'circle', 'ellipse', 'rect', 'polygon'];
const geometry = ['transform', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'points'];
const stroke = ['fill-rule', 'stroke-width'];
const attribute = [
  ` (?:${[...geometry, ...stroke].join('|')})="[\\w .,()-]*"`,
  ' (?:fill|stroke)="(?:none|var\\(--(?:text|accent)\\))"',
].join('|');
const size = ' width="\\d{1,5}" height="\\d{1,5}" viewBox="0 0 \\d{1,5} \\d{1,5}"';

/**
 * A master drawing: only shapes, each filled with a colour role (`var(--text)`, `var(--accent)`), so that it works on
 * every ground. This is the complete grammar; scripts, styles, URLs and entities are not allowed.
 */
export const masterSchema = z
  .string()
  .max(50_000)
  .regex(
    new RegExp(
      `^<svg xmlns="http://www\\.w3\\.org/2000/svg"${size}>(?:</g>|<(?:${shapes.join('|')})(?:${attribute})*/?>)+</svg>$`,
    ),
    'a master is an svg of groups and shapes, painted with var(--text) and var(--accent)',
  )
  .refine((master) => !isTooElongated(masterSize(master)), 'a master is no strip: it would have no files');

export const markSchema = z.object({
  name: z.object({ de: word, en: word }),
  use: sentence,
  master: masterSchema,
  /** Clear space on every side, as a share of the mark's height. */
  clearSpace: z.number().min(0).max(2),
  /** Minimum height: in CSS pixels on screens, in millimetres in print. */
  minimum: z.object({ px: z.number().positive().max(1000), mm: z.number().positive().max(1000) }),
  grounds: z.array(z.enum(groundNames)).min(1),
});
