import { z } from 'zod';
import { type RecoloredPicture, recoloredName } from '#brand/recolored-name.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { ColorName } from '#brand/record/colors.ts';
import { type ContentField, type FieldFacts, isRecord } from './content-field.ts';

/** A file from the media library, with all data a view needs. */
export const mediaSchema = z.object({
  id: z.string(),
  type: z.enum(['image', 'video', 'audio', 'file']),
  src: z.string(),
  mimeType: z.string(),
  /** Pixels; missing if the file has none (audio) or they are unknown. */
  width: z.number().optional(),
  height: z.number().optional(),
  size: z.number(),
  alt: z.string(),
  caption: z.string().optional(),
  credit: z.string().optional(),
  /** Focal point, in per cent from the left and top. */
  focal: z.object({ x: z.number(), y: z.number() }),
  /** `<source>` candidates in other formats and widths, best first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

export type Media = z.infer<typeof mediaSchema>;

interface MediaOptions extends FieldFacts {
  /** Accepted file types; pictures by default. */
  accepts?: readonly (Media['type'] | 'captions')[];
}

/**
 * A file from the media library, authored by its key in the demo media. The value may be missing even if required,
 * since files can be deleted later: views must cope.
 */
export function media(
  options: MediaOptions & { required?: false },
): ContentField<Media | undefined, string | undefined>;
/** A page can't be published while this is empty. */
export function media(options: MediaOptions & { required: true }): ContentField<Media | undefined, string>;
export function media(
  options: MediaOptions & { required?: boolean },
): ContentField<Media | undefined, string | undefined> {
  const accepts = options.accepts ?? ['image'];
  return {
    facts: { label: options.label, help: options.help },
    schema: mediaSchema.optional(),
    editor: (name) => ({
      name,
      type: 'upload',
      relationTo: 'media',
      label: options.label,
      required: options.required ?? false,
      filterOptions: { or: accepts.map((type) => ({ mimeType: { contains: mimePrefix[type] } })) },
      admin: {
        description: options.help,
        ...(accepts.includes('image') ? { components: { afterInput: [altTexts] } } : {}),
      },
    }),
    resolve: (stored, { brand }) => resolveMedia(stored, brand),
    store: (authored, references) => (authored === undefined ? undefined : references.media(authored)),
  };
}

/** Shown below the selected picture, for editing its alt texts. */
const altTexts = '/library/media/alt-texts.tsx#AltTexts';

const mimePrefix: Readonly<Record<Media['type'] | 'captions', string>> = {
  image: 'image/',
  video: 'video/',
  audio: 'audio/',
  file: 'application/',
  captions: 'text/vtt',
};

export const identityColors = ['ring', 'ring-bright'] as const satisfies readonly ColorName[];

export type IdentityColor = (typeof identityColors)[number];

type Recolored = Pick<RecoloredPicture, 'from' | 'to'>;

const storedMedia = z.object({
  id: z.union([z.string(), z.number()]),
  filename: z.string(),
  mimeType: z.string(),
  filesize: z.number().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  alt: z.string().nullish(),
  caption: z.string().nullish(),
  credit: z.string().nullish(),
  identityColor: z.enum(identityColors).nullish().catch(undefined),
  colorInFile: z.string().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
  sizes: z
    .record(
      z.string(),
      z.object({
        filename: z.string().nullish(),
        width: z.number().nullish(),
        mimeType: z.string().nullish(),
      }),
    )
    .nullish(),
});

/**
 * Parses a populated media record. An unpopulated reference (a deleted file) is undefined. A picture in a brand colour
 * is shown in that colour's current value.
 */
export function resolveMedia(stored: unknown, { colors }: Pick<Brand, 'colors'>): Media | undefined {
  if (!isRecord(stored)) return undefined;
  const parsed = storedMedia.safeParse(stored);
  if (!parsed.success) return undefined;
  const file = parsed.data;
  const recolored = recoloredOf(file, colors);
  return {
    id: String(file.id),
    type: mediaType(file.mimeType),
    src: mediaAddress(file.filename, recolored),
    mimeType: file.mimeType,
    ...(file.width ? { width: file.width } : {}),
    ...(file.height ? { height: file.height } : {}),
    size: file.filesize ?? 0,
    alt: file.alt ?? '',
    ...(file.caption ? { caption: file.caption } : {}),
    ...(file.credit ? { credit: file.credit } : {}),
    focal: { x: file.focalX ?? 50, y: file.focalY ?? 50 },
    // A recoloured picture is made on request; AVIF takes up to three times as long to encode.
    sources: [...(recolored ? [] : ['image/avif']), 'image/webp'].flatMap((type) => {
      const candidates = Object.values(file.sizes ?? {})
        .flatMap(({ filename, width, mimeType }) =>
          filename && width && mimeType === type ? [{ filename, width }] : [],
        )
        .sort((a, b) => a.width - b.width)
        // A picture narrower than a size is stored at its own width, once per such size.
        .filter(({ width }, index, all) => all[index - 1]?.width !== width)
        .map(({ filename, width }) => `${mediaAddress(filename, recolored)} ${width}w`);
      return candidates.length > 0 ? [{ type, srcset: candidates.join(', ') }] : [];
    }),
  };
}

/** Undefined for pictures shown as uploaded. */
function recoloredOf(
  { identityColor, colorInFile: from, mimeType }: z.infer<typeof storedMedia>,
  colors: Brand['colors'],
): Recolored | undefined {
  if (!identityColor || !from || !isBitmap(mimeType)) return undefined;
  const to = colors[identityColor].hex;
  return from === to ? undefined : { from, to };
}

/** URL of a file. The name contains a content hash, so it never changes. */
function mediaAddress(filename: string, recolored: Recolored | undefined): string {
  const name = recolored ? recoloredName({ original: filename, ...recolored }) : filename;
  return `/media/${encodeURIComponent(name)}`;
}

export function isBitmap(mimeType: string): boolean {
  return mimeType.startsWith(mimePrefix.image) && mimeType !== 'image/svg+xml';
}

function mediaType(mimeType: string): Media['type'] {
  for (const type of ['image', 'video', 'audio'] as const) {
    if (mimeType.startsWith(mimePrefix[type])) return type;
  }
  return 'file';
}
