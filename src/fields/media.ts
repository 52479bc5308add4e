import { z } from 'zod';
import { type RecoloredPicture, recoloredName } from '#brand/recolored-name.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { ColorName } from '#brand/record/colors.ts';
import { type ContentField, type FieldFacts, isRecord } from './content-field.ts';

/** A file from the media library, with everything a view needs to show it. */
export const mediaSchema = z.object({
  id: z.string(),
  type: z.enum(['image', 'video', 'audio', 'file']),
  src: z.string(),
  mimeType: z.string(),
  /** Pixels; missing where the file has none (audio) or they are unknown. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** Bytes. */
  size: z.number(),
  alt: z.string(),
  caption: z.string().optional(),
  credit: z.string().optional(),
  /** Where the important part is, in per cent from the left and the top. */
  focal: z.object({ x: z.number(), y: z.number() }),
  /** Other formats and widths, best first, as `<source>` wants them. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});

export type Media = z.infer<typeof mediaSchema>;

interface MediaOptions extends FieldFacts {
  /** Which kinds of file may be chosen; pictures only unless told. */
  accepts?: readonly (Media['type'] | 'captions')[];
}

/**
 * A picture or other file from the media library, authored by its key in the demo media.
 * Even where one is required the value may be missing, because the file can be deleted later: a view shows the rest.
 */
export function media(
  options: MediaOptions & { required?: false },
): ContentField<Media | undefined, string | undefined>;
/** A page with this field empty can't be published. */
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

/** Below a picture that was chosen: its alternative texts, to be written there. */
const altTexts = '/media/alt-texts.tsx#AltTexts';

const mimePrefix: Readonly<Record<Media['type'] | 'captions', string>> = {
  image: 'image/',
  video: 'video/',
  audio: 'audio/',
  file: 'application/',
  captions: 'text/vtt',
};

/** Colours of the identity that a picture can follow. */
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
 * Reads a populated media record; an unpopulated reference (its file was deleted) counts as missing. A picture that is
 * drawn in a colour of the identity is shown in the value that this has now.
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
    // AVIF takes up to three times as long to make while somebody waits for it.
    sources: [...(recolored ? [] : ['image/avif']), 'image/webp'].flatMap((type) => {
      const candidates = Object.values(file.sizes ?? {})
        .flatMap(({ filename, width, mimeType }) =>
          filename && width && mimeType === type ? [{ filename, width }] : [],
        )
        .sort((a, b) => a.width - b.width)
        // A picture narrower than a size is kept at its own width, once for each such size.
        .filter(({ width }, index, all) => all[index - 1]?.width !== width)
        .map(({ filename, width }) => `${mediaAddress(filename, recolored)} ${width}w`);
      return candidates.length > 0 ? [{ type, srcset: candidates.join(', ') }] : [];
    }),
  };
}

/** Undefined for a picture that is shown as it was uploaded. */
function recoloredOf(
  { identityColor, colorInFile: from, mimeType }: z.infer<typeof storedMedia>,
  colors: Brand['colors'],
): Recolored | undefined {
  if (!identityColor || !from || !isBitmap(mimeType)) return undefined;
  const to = colors[identityColor].hex;
  return from === to ? undefined : { from, to };
}

/** Where visitors get a file; its name carries a hash of its content, so it never changes. */
function mediaAddress(filename: string, recolored: Recolored | undefined): string {
  const name = recolored ? recoloredName({ original: filename, ...recolored }) : filename;
  return `/media/${encodeURIComponent(name)}`;
}

/** Whether the picture is made of pixels, and no drawing. */
export function isBitmap(mimeType: string): boolean {
  return mimeType.startsWith(mimePrefix.image) && mimeType !== 'image/svg+xml';
}

function mediaType(mimeType: string): Media['type'] {
  for (const type of ['image', 'video', 'audio'] as const) {
    if (mimeType.startsWith(mimePrefix[type])) return type;
  }
  return 'file';
}
