import { z } from 'zod';
import { clubs, isClubName } from '#brand/clubs/clubs.ts';
import type { Brand, WrittenBrand } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames, groundNames } from '#brand/record/colors.ts';
import { middleLetter } from '#brand/record/name.ts';
import type { FaceRole } from '#brand/record/typefaces.ts';
import { shippedFaceNames, shippedFaces } from '#brand/shipped-faces.ts';
import { ownFace } from '#content/identity/faces/face-fields.ts';
import { type ChosenFiles, noFile } from '#content/identity/faces/own-faces.ts';
import {
  easingsOf,
  laidOver,
  nearestWeight,
  ringOf,
  stored,
  storedRing,
  wideSizesOf,
} from './stored-measures.ts';

/*
 * The identity as editors store it, laid value by value over the record of the club that the site started with. What
 * they haven't touched, and what has no field, comes from that record.
 */

const storedColor = z.object({
  hex: z.string().nullish(),
  name: z.string().nullish(),
  use: z.string().nullish(),
  share: z.number().nullish(),
  given: z
    .object({
      cmyk: z.string().nullish(),
      spot: z.string().nullish(),
      paint: z.string().nullish(),
      yarn: z.string().nullish(),
    })
    .nullish(),
});

type WrittenColor = WrittenBrand['colors'][ColorName];

type StoredColor = z.infer<typeof storedColor>;

const storedMark = z
  .object({
    name: z.string().nullish(),
    use: z.string().nullish(),
    master: z.string().nullish(),
    clearSpace: z.number().nullish(),
    leastPixels: z.number().nullish(),
    leastMillimetres: z.number().nullish(),
    grounds: z.array(z.enum(groundNames)).nullish(),
  })
  .nullish();

const storedName = z
  .object({
    text: z.string().nullish(),
    full: z.string().nullish(),
    short: z.string().nullish(),
    styledLetter: z.number().nullish(),
    styledFrom: z.number().nullish(),
    letters: z.enum(['written', 'capitals']).nullish(),
    breaks: z.enum(['words', 'never']).nullish(),
  })
  .nullish();

const storedLine = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

const storedVoice = z
  .object({
    rules: z.array(z.object({ rule: storedLine, reason: storedLine })).nullish(),
    examples: z.array(z.object({ wrong: storedLine, right: storedLine })).nullish(),
  })
  .nullish();

export const markNames = ['wordmark', 'symbol'] as const;

export type MarkName = (typeof markNames)[number];

const storedFace = z
  .object({
    typeface: z.string().nullish(),
    file: z.union([z.string(), z.number()]).nullish().catch(undefined),
  })
  .nullish();

type StoredFace = z.infer<typeof storedFace>;

const storedBrand = z.object({
  club: z.string().nullish(),
  name: storedName,
  claim: z.string().nullish(),
  marks: z
    .object({
      wordmark: storedMark,
      symbol: storedMark,
      icon: z.enum(['shirt', 'symbol']).nullish(),
    })
    .nullish(),
  colors: z.record(z.string(), storedColor.nullish()).nullish(),
  type: z
    .object({
      faces: z.object({ display: storedFace, text: storedFace }).nullish(),
      sizes: stored,
      display: stored,
      text: stored,
    })
    .nullish(),
  spacing: z.object({ steps: stored, page: stored, fixed: stored, radii: stored, lines: stored }).nullish(),
  ring: storedRing,
  motion: z
    .object({
      durations: stored,
      staggers: stored,
      easings: stored,
      distances: stored,
      parallax: stored,
    })
    .nullish(),
  voice: storedVoice,
});

/** The field of a colour: `ring-bright` → `ringBright`. Columns have no hyphens. */
export function fieldOf(color: ColorName): string {
  return color.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `0 100 90 5` in per cent; slashes, commas and percent signs are accepted as separators. */
export const cmykPattern = /^(\d{1,3})[\s,/%]+(\d{1,3})[\s,/%]+(\d{1,3})[\s,/%]+(\d{1,3})\s*%?$/;

/** The record made of the global's documents, one per locale. */
export function recordOf(stored: { readonly de: unknown; readonly en: unknown }): WrittenBrand {
  const de = storedBrand.parse(stored.de);
  const en = storedBrand.parse(stored.en);
  const club: WrittenBrand = clubs[isClubName(de.club) ? de.club : 'first'];
  const colors = { ...club.colors };
  for (const name of colorNames) {
    const field = fieldOf(name);
    colors[name] = colorOf(colors[name], de.colors?.[field] ?? {}, en.colors?.[field] ?? {});
  }
  const { type, spacing, radii, lines, ring, motion } = club;
  const faces = {
    display: faceOf('display', type.faces.display, de.type?.faces?.display),
    text: faceOf('text', type.faces.text, de.type?.faces?.text),
  };
  const sizes = laidOver(type.sizes, de.type?.sizes);
  const display = laidOver(type.display, de.type?.display);
  const wordmark = markOf(club.marks.wordmark, de.marks?.wordmark, en.marks?.wordmark);
  const name = nameOf(club.name, de.name, en.name);
  const isDrawn = wordmark.master !== club.marks.wordmark.master;
  return {
    ...club,
    // A wordmark that the club has drawn takes the place of the name that is set in type.
    name: isDrawn ? { ...name, setting: { ...name.setting, letters: 'drawn' } } : name,
    claim: { de: de.claim || club.claim.de, en: en.claim || club.claim.en },
    marks: {
      wordmark,
      symbol: markOf(club.marks.symbol, de.marks?.symbol, en.marks?.symbol),
    },
    icon: de.marks?.icon ?? club.icon,
    colors,
    type: {
      ...type,
      faces,
      sizes,
      wideSizes: wideSizesOf(type, sizes),
      display: { ...display, weight: nearestWeight(display.weight, faces.display.weights) },
      text: laidOver(type.text, de.type?.text),
    },
    spacing: {
      ...laidOver(spacing, { ...de.spacing?.page, ...de.spacing?.fixed }),
      steps: laidOver(spacing.steps, de.spacing?.steps),
    },
    radii: laidOver(radii, de.spacing?.radii),
    lines: laidOver(lines, de.spacing?.lines),
    ring: ringOf(ring, de.ring),
    motion: {
      ...laidOver(motion, de.motion?.distances),
      durations: laidOver(motion.durations, de.motion?.durations),
      staggers: laidOver(motion.staggers, de.motion?.staggers),
      easings: easingsOf(motion.easings, de.motion?.easings),
      parallax: laidOver(motion.parallax, de.motion?.parallax),
    },
    voice: voiceOf(club.voice, de.voice, en.voice),
  };
}

type WrittenFace = WrittenBrand['type']['faces']['text'];

/** Its purpose stays the club's. */
function faceOf(role: FaceRole, original: WrittenFace, chosen: StoredFace): WrittenFace {
  const shipped = shippedFaceNames.find((name) => name === chosen?.typeface);
  return shipped ? { ...shippedFaces[shipped][role], use: original.use } : original;
}

/** The uploaded files chosen as typefaces; undefined where none is. */
export function chosenFiles(stored: unknown): ChosenFiles {
  const faces = storedBrand.safeParse(stored).data?.type?.faces;
  const fileOf = (face: StoredFace) => (face?.typeface === ownFace ? (face.file ?? noFile) : undefined);
  return { display: fileOf(faces?.display), text: fileOf(faces?.text) };
}

/** A locale without entries has those of the club. */
function voiceOf(
  original: Brand['voice'],
  german: z.infer<typeof storedVoice>,
  english: z.infer<typeof storedVoice>,
): Brand['voice'] {
  const { rules, examples } = original;
  return {
    rules: {
      de: german?.rules?.length ? german.rules : rules.de,
      en: english?.rules?.length ? english.rules : rules.en,
    },
    examples: {
      de: german?.examples?.length ? german.examples : examples.de,
      en: english?.examples?.length ? english.examples : examples.en,
    },
  };
}

function nameOf(
  original: WrittenBrand['name'],
  german: z.infer<typeof storedName>,
  english: z.infer<typeof storedName>,
): WrittenBrand['name'] {
  // A custom name inherits nothing from the club's.
  if (!german?.text) return original;
  const full = german.full || english?.full;
  return {
    text: german.text,
    ...(full ? { full: { de: full, en: english?.full || full } } : {}),
    ...(german.short ? { short: german.short } : {}),
    styledLetter: german.styledLetter ?? middleLetter(german.text),
    styledFrom: german.styledFrom ?? original.styledFrom,
    setting: { letters: german.letters ?? 'written', breaks: german.breaks !== 'never' },
  };
}

function markOf(
  original: WrittenBrand['marks'][MarkName],
  german: z.infer<typeof storedMark>,
  english: z.infer<typeof storedMark>,
): WrittenBrand['marks'][MarkName] {
  const { name, use, minimum } = original;
  return {
    name: { de: german?.name || name.de, en: english?.name || name.en },
    use: { de: german?.use || use.de, en: english?.use || use.en },
    master: german?.master || original.master,
    clearSpace: german?.clearSpace ?? original.clearSpace,
    minimum: {
      px: german?.leastPixels ?? minimum.px,
      mm: german?.leastMillimetres ?? minimum.mm,
    },
    grounds: german?.grounds?.length ? german.grounds : original.grounds,
  };
}

/** The ring's colour in form data, by which the ring's parts of a drawing are recognised. */
export function ringColorIn(data: unknown): string {
  const parsed = storedBrand.safeParse(data);
  return recordOf({ de: parsed.data ?? {}, en: {} }).colors.ring.hex;
}

function colorOf(original: WrittenColor, german: StoredColor, english: StoredColor): WrittenColor {
  const { share: originalShare, given: originalGiven, ...rest } = original;
  // A colour that was ever saved has a hex.
  const isTouched = Boolean(german.hex);
  const share = isTouched ? german.share : originalShare;
  const given = isTouched ? givenOf(german.given ?? {}) : originalGiven;
  return {
    ...rest,
    hex: german.hex?.toUpperCase() ?? original.hex,
    name: { de: german.name || original.name.de, en: english.name || original.name.en },
    use: { de: german.use || original.use.de, en: english.use || original.use.en },
    ...(typeof share === 'number' ? { share } : {}),
    ...(given ? { given } : {}),
  };
}

function givenOf({ cmyk, spot, paint, yarn }: NonNullable<StoredColor['given']>): WrittenColor['given'] {
  const [cyan, magenta, yellow, black] =
    cmykPattern
      .exec(cmyk?.trim() ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  const isInk = cyan !== undefined && magenta !== undefined && yellow !== undefined && black !== undefined;
  const given: WrittenColor['given'] = {
    ...(isInk ? { cmyk: [cyan, magenta, yellow, black] } : {}),
    ...(spot ? { spot } : {}),
    ...(paint ? { paint } : {}),
    ...(yarn ? { yarn } : {}),
  };
  return Object.keys(given).length > 0 ? given : undefined;
}
