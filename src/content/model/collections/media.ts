import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { APIError, type CollectionConfig, type ImageSize, type PayloadRequest, type Where } from 'payload';
import { cleanUpload } from '#content/library/cleaning/clean-upload.ts';
import { folderEndpoints } from '#content/library/folders/folder-endpoints.ts';
import { folderField } from '#content/library/folders/folder-field.ts';
import { identityColorFields } from '#content/library/media/identity-color-fields.ts';
import { keepsFileName } from '#content/library/media/kept-file-name.ts';
import { licenceFields } from '#content/library/media/licence-fields.ts';
import { nameFormerFiles, returnFormerFiles } from '#content/library/media/replaced-files.ts';
import { uploadLimits } from '#content/library/media/upload-bounds.ts';
import { announcesChanges } from '#content/lifecycle/publishing/announce-change.ts';
import { isRecord } from '#fields/content-field.ts';
import { textFor } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';
import { shortSlugOf } from '#typed/slug.ts';
import { keyField } from './records.ts';

/**
 * 768 suits phones of 412 px with a pixel ratio of 1.75, which need 721. The largest comes first: when two are drawn at a
 * time, both are busy to the end.
 */
const widths = [2400, 1600, 960, 768, 480];

/** Nothing is cropped. Without `fit`, Payload encodes each size twice, to move it to the focal point. */
const scaled = { fit: 'inside', withoutEnlargement: true } as const;

/** AVIF's `effort` trades upload time for bytes: worth it for phone sizes. */
const imageSizes: ImageSize[] = widths.flatMap((width) => [
  {
    ...scaled,
    name: `avif${width}`,
    width,
    formatOptions: { format: 'avif', options: { quality: 60, effort: width <= 960 ? 1 : 0 } },
  },
  {
    ...scaled,
    name: `webp${width}`,
    width,
    formatOptions: { format: 'webp', options: { quality: 80, effort: 1 } },
  },
]);

/**
 * Search fields. Texts are searched in all locales: whoever writes the English page of a match may know its pictures
 * by their German titles.
 */
const searchedFields = [
  'filename',
  ...['alt', 'caption'].flatMap((name) => [name, ...locales.map((locale) => `${name}.${locale}`)]),
  'credit',
];

/** Files are stored in `directory`, unless object storage takes over. */
export function media(directory: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: { de: 'Datei', en: 'File' }, plural: { de: 'Medien', en: 'Media' } },
    admin: {
      useAsTitle: 'filename',
      group: { de: 'Inhalt', en: 'Content' },
      defaultColumns: ['filename', 'alt'],
      pagination: { defaultLimit: 24, limits: [24, 48, 96] },
      listSearchableFields: searchedFields,
      components: { beforeListTable: ['/library/folders/folders-panel.tsx#FoldersPanel'] },
    },
    endpoints: folderEndpoints,
    upload: {
      staticDir: directory,
      mimeTypes: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'image/avif',
        'image/svg+xml',
        'video/mp4',
        'video/webm',
        'audio/webm',
        'audio/mpeg',
        'audio/mp4',
        'audio/wav',
        'text/vtt',
        'application/pdf',
        'font/woff2',
      ],
      focalPoint: true,
      crop: false,
      pasteURL: false,
      // A file must come with its request: clients can't refer to an existing one.
      requiresClientUploadReceipt: true,
      imageSizes,
      constructorOptions: { limitInputPixels: uploadLimits.pixels },
      adminThumbnail: 'webp480',
      admin: { components: { controls: ['/library/media/upload-limits.tsx#UploadLimits'] } },
    },
    hooks: {
      beforeOperation: [
        async ({ args, operation, req }) => {
          // Payload would download the file from there (SSRF).
          if (operation === 'create' && typeof req.data?.url === 'string') {
            throw new APIError(
              textFor(req, {
                de: 'Von einer Adresse wird nichts geholt. Bitte die Datei selbst hochladen.',
                en: 'Nothing is fetched from an address. Please upload the file itself.',
              }),
              400,
              {},
              true,
            );
          }
          if ('data' in args && isRecord(args.data)) Reflect.deleteProperty(args.data, 'prefix');
          const file = req.file;
          if ((operation !== 'create' && operation !== 'update') || !file) return;
          if (file.size > uploadLimits.bytes) {
            throw new APIError(
              textFor(req, {
                de: 'Die Datei ist größer als 40 MB. Bitte verkleinern und noch einmal hochladen.',
                en: 'The file is larger than 40 MB. Please make it smaller and upload it again.',
              }),
              413,
              {},
              true,
            );
          }
          const clean = await cleanUpload(file.data, req);
          Object.assign(file, clean, { size: clean.data.length });
          const isTypeface = clean.mimetype === 'font/woff2';
          if (operation === 'update')
            await refuseReplacedTypeface('id' in args ? args.id : undefined, isTypeface, req);
          const name = isTypeface ? file.name.replace(/\.[^.]*$/, '.woff2') : file.name;
          if (!keepsFileName(req)) file.name = hashedName(name, file.data);
        },
        nameFormerFiles,
      ],
      beforeValidate: [returnFormerFiles],
      ...announcesChanges,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: { de: 'Alternativtext', en: 'Alternative text' },
        required: true,
        localized: true,
        maxLength: 300,
        admin: {
          description: {
            de: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen. In beiden Sprachen.',
            en: 'What the picture shows, for those who can’t see it. In both languages.',
          },
        },
      },
      {
        name: 'caption',
        type: 'text',
        label: { de: 'Bildunterschrift', en: 'Caption' },
        localized: true,
        admin: {
          description: {
            de: 'Steht unter dem Bild, wenn der Baustein keine eigene hat.',
            en: 'Shown below the picture if the block has no caption of its own.',
          },
        },
      },
      {
        name: 'credit',
        type: 'text',
        label: { de: 'Nachweis', en: 'Credit' },
        admin: { description: { de: 'Wer es gemacht hat.', en: 'Who made it.' } },
      },
      identityColorFields,
      ...licenceFields,
      folderField,
      {
        name: 'crops',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/library/media/crops-panel.tsx#CropsPanel' },
        },
      },
      {
        name: 'sameContent',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/library/media/same-content-panel.tsx#SameContentPanel' },
        },
      },
      keyField(),
    ],
  };
}

/** The identity uses the file, and earlier versions of it do: neither may be replaced. */
async function refuseReplacedTypeface(id: unknown, isTypeface: boolean, req: PayloadRequest): Promise<void> {
  const was: Where = { and: [{ id: { equals: id } }, { mimeType: { equals: 'font/woff2' } }] };
  if (!isTypeface && (await req.payload.count({ collection: 'media', where: was, req })).totalDocs === 0)
    return;
  throw new APIError(
    textFor(req, {
      de: 'Eine Schriftdatei wird nicht ersetzt, damit frühere Fassungen der Identität sie behalten. Bitte als neue Datei hochladen und in der Identität auswählen.',
      en: 'A font file is never replaced, so that earlier versions of the identity keep it. Please upload a new file and choose it in the identity.',
    }),
    409,
    {},
    true,
  );
}

/**
 * `Kurve Süd.PNG` → `kurve-sued-1a2b3c4d5e.png`: a name always has the same content, so that browsers may cache it
 * forever.
 */
function hashedName(name: string, data: Buffer): string {
  const extension = extname(name).toLowerCase();
  const stem = shortSlugOf(name.slice(0, name.length - extension.length), 60);
  return `${stem || 'file'}-${createHash('sha256').update(data).digest('hex').slice(0, 10)}${extension}`;
}
