import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { everyPage } from '#brand/cutting/characters.ts';
import { cutFace } from '#brand/cutting/cut-face.server.ts';
import { faceCutSchema } from '#brand/record/face-cut.ts';
import type { FaceRole } from '#brand/record/typefaces.ts';

/** The identity's settings that the subset depends on. */
export const settingSchema = z.object({
  display: z.object({ weight: z.number(), width: z.number(), narrow: z.number() }),
  text: z.object({ weight: z.number() }),
});

export type Setting = z.infer<typeof settingSchema>;

const extentSchema = z.object({ least: z.number(), most: z.number() });

export const ownFaceSchema = z.object({
  name: z.string(),
  generic: z.literal('serif').optional(),
  weights: extentSchema,
  widths: extentSchema,
  opticalSize: z.number().optional(),
  files: faceCutSchema,
});

export type OwnFace = z.infer<typeof ownFaceSchema>;

interface Extent {
  least: number;
  most: number;
}

/** `usWidthClass` of a font without axes → per cent. */
const widthClasses = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200];

const bold = 600;

/** The optical size per role, in points, for typefaces with that axis. */
const opticalSizes = { display: 72, text: 16 };

/** Reads the typeface's axes from the file and subsets it to what the site shows in this role. */
export async function cutOwnFace(data: Buffer, role: FaceRole, setting: Setting): Promise<OwnFace> {
  const sfnt = await subsetFont(data, everyPage, { targetFormat: 'sfnt' });
  const { names, tables } = opentype.parse(new Uint8Array(sfnt).buffer);
  const axes = tables.fvar?.axes ?? [];
  const reach = (tag: string, fixed: number): Extent => {
    const axis = axes.find((each) => each.tag === tag);
    return axis ? { least: axis.minValue, most: axis.maxValue } : { least: fixed, most: fixed };
  };
  const weights = reach('wght', clamped(tables.os2?.usWeightClass ?? 400, { least: 1, most: 1000 }));
  const widths = reach('wdth', widthClasses[(tables.os2?.usWidthClass ?? 5) - 1] ?? 100);
  const opticalSize = axes.some(({ tag }) => tag === 'opsz')
    ? clamped(opticalSizes[role], reach('opsz', opticalSizes[role]))
    : undefined;
  const measures = {
    ...(role === 'display'
      ? {
          weights: at(clamped(setting.display.weight, weights)),
          widths: within(widths, { least: 25, most: 200 }),
        }
      : {
          weights: {
            least: clamped(setting.text.weight, weights),
            most: clamped(Math.max(bold, setting.text.weight), weights),
          },
          widths: at(clamped(100, widths)),
        }),
    ...(opticalSize === undefined ? {} : { opticalSize }),
  };
  const { weight, width, narrow } = setting.display;
  const source = {
    latin: data,
    axes: Object.fromEntries(axes.map(({ tag, defaultValue }) => [tag, defaultValue])),
  };
  const cut = await cutFace(source, role, measures, {
    weight: clamped(weight, weights),
    width: clamped(width, widths),
    narrow: clamped(narrow, widths),
  });
  const [drawn] = cut.drawn;
  return {
    name: familyName(names),
    ...(hasSerifs(tables.os2) ? { generic: 'serif' as const } : {}),
    ...measures,
    files: {
      parts: cut.parts.map(({ part, characters, woff2 }) => ({
        part,
        characters,
        woff2: woff2.toString('base64'),
      })),
      fallbacks: cut.fallbacks,
      ...(drawn ? { drawn: drawn.toString('base64') } : {}),
    },
  };
}

/** By the classes of OpenType's OS/2 table: IBM's families, or PANOSE's serifs. */
function hasSerifs(os2: { sFamilyClass: number; bSerifStyle: number } | undefined): boolean {
  const family = (os2?.sFamilyClass ?? 0) >> 8;
  const style = os2?.bSerifStyle ?? 0;
  return family === 0 ? style >= 2 && style <= 10 : family <= 7;
}

function clamped(value: number, { least, most }: Extent): number {
  return Math.min(Math.max(value, least), most);
}

function within(extent: Extent, bounds: Extent): Extent {
  return { least: clamped(extent.least, bounds), most: clamped(extent.most, bounds) };
}

function at(value: number): Extent {
  return { least: value, most: value };
}

/** Names of single weights or widths at the end of a family name. */
const memberWords =
  /(?:[ -](?:thin|hairline|extra ?light|ultra ?light|light|regular|book|medium|semi ?bold|demi ?bold|bold|extra ?bold|ultra ?bold|black|heavy|variable|vf))+$/i;

/** The CSS family name: letters, digits, spaces and hyphens only. */
function familyName(names: ReturnType<typeof opentype.parse>['names']): string {
  const families = Object.values(names).flatMap((platform) => Object.values(platform?.fontFamily ?? {}));
  const name = (families[0] ?? '')
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ -]+/, '')
    .slice(0, 40)
    .trim();
  return name.replace(memberWords, '') || 'Typeface';
}
