import type { AfterErrorHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { labelOf } from '#content/foundation/fields/field-tree.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

/** Payload's messages that are English in any language, or no sentence, and what they mean for an editor. */
const plain: readonly { raw: RegExp; sentence: (part: string) => EditorText }[] = [
  {
    raw: /^File size limit has been reached/,
    sentence: () => ({
      de: 'Die Datei ist größer als 40 MB. Bitte verkleinern und noch einmal hochladen.',
      en: 'The file is larger than 40 MB. Please make it smaller and upload it again.',
    }),
  },
  {
    raw: /^Invalid MIME type:? ?([\w./+-]*?)\.?$/,
    sentence: (type) => ({
      de: `Dateien dieser Art${type && ` (${type})`} nimmt die Mediathek nicht an. Bitte ein Bild (JPEG, PNG, WebP, AVIF, SVG), einen Film (MP4, WebM), Ton (MP3, M4A, WAV), Untertitel (VTT) oder ein PDF hochladen.`,
      en: `The media library takes no files of this kind${type && ` (${type})`}. Please upload a picture (JPEG, PNG, WebP, AVIF, SVG), a film (MP4, WebM), sound (MP3, M4A, WAV), subtitles (VTT) or a PDF.`,
    }),
  },
  {
    raw: /^(?:Document|Global) .*is currently locked/,
    sentence: () => ({
      de: 'Das bearbeitet gerade jemand anders. Bitte warten, bis es wieder frei ist, oder es im Formular übernehmen.',
      en: 'Somebody else is editing this. Please wait until it is free again, or take it over in its form.',
    }),
  },
  {
    raw: /^The following paths? cannot be queried/,
    sentence: () => ({
      de: 'Danach lässt sich hier nicht suchen.',
      en: 'This can’t be searched for here.',
    }),
  },
  {
    raw: /^(?:Nicht gefunden|Not Found)$/,
    sentence: () => ({
      de: 'Das gibt es nicht oder nicht mehr.',
      en: 'This does not exist, or no longer.',
    }),
  },
  {
    // The latter in a production build, where the error's class has lost its name.
    raw: /^(?:Something went wrong|An unknown error occurred)\.$/,
    sentence: () => ({
      de: 'Da ist etwas schiefgegangen, und nichts wurde gespeichert. Bitte noch einmal versuchen.',
      en: 'Something went wrong, and nothing was saved. Please try again.',
    }),
  },
];

const fieldErrors = z.object({
  data: z.object({
    collection: z.string().optional(),
    errors: z.array(
      z.looseObject({ path: z.string().default(''), label: z.string().optional(), message: z.string() }),
    ),
  }),
});

type FieldError = z.infer<typeof fieldErrors>['data']['errors'][number];

/** How Payload's own validation error begins; ours consist of sentences already. */
const listOfFields = /^(?:Das folgende Feld|Die folgenden Felder|The following field)/;

/** Puts a refusal into sentences in the reader's language. */
export const refusalsInWords: AfterErrorHook = ({ error, req, result }) => {
  if (!result) return;
  const { data: refused } = fieldErrors.safeParse(error);
  const fields = refused?.data.errors ?? [];
  const raw = [error.message, ...messagesOf(result), ...fields.map(({ message }) => message)];
  for (const { raw: pattern, sentence } of plain) {
    const found = raw.map((message) => pattern.exec(message)).find((match) => match !== null);
    if (found)
      return { response: { ...result, errors: [{ message: textFor(req, sentence(found[1] ?? '')) }] } };
  }
  if (!refused || !listOfFields.test(error.message)) return;
  const { collection } = refused.data;
  const errors = fields.map((field) => ({ ...field, label: textFor(req, placeOf(field, collection, req)) }));
  // The admin's toast turns what follows a colon into a list.
  const message = errors.map((field) => `${field.label} – ${field.message}`.replaceAll(':', '')).join(' ');
  return {
    response: { ...result, errors: [{ name: 'ValidationError', data: { collection, errors }, message }] },
  };
};

function messagesOf(result: unknown): string[] {
  const { data } = z.object({ errors: z.array(z.looseObject({ message: z.string() })) }).safeParse(result);
  return data?.errors.map(({ message }) => message) ?? [];
}

/** The readable form of Payload's `Inhalt > Bausteine > Block 2 (Galerie) > Bilder 1 > Bild`. */
function placeOf(
  { label, path }: FieldError,
  collection: string | undefined,
  req: PayloadRequest,
): EditorText {
  const parts = label?.split(' > ') ?? [];
  const field = parts.at(-1);
  if (field === undefined) return nameOf(path, collection, req);
  const at = parts.findIndex((part) => /^Block \d+(?: |$)/.test(part));
  const [, position, kind] = /^Block (\d+)(?: \((.*)\))?/.exec(parts[at] ?? '') ?? [];
  const rows = parts.slice(at + 1, -1).filter((part) => / \d+$/.test(part));
  const inside = {
    de: [
      ...rows.map((row) => `„${row}“`),
      ...(position ? [`Baustein ${position}${kind ? ` („${kind}“)` : ''}`] : []),
    ],
    en: [
      ...rows.map((row) => `“${row}”`),
      ...(position ? [`block ${position}${kind ? ` (“${kind}”)` : ''}`] : []),
    ],
  };
  return {
    de: [`„${field}“`, ...inside.de].join(' in '),
    en: [`“${field}”`, ...inside.en].join(' in '),
  };
}

/** A constraint violation names a field only by its path. */
function nameOf(path: string, collection: string | undefined, req: PayloadRequest): EditorText {
  const fields = collection ? req.payload.collections[collection]?.config.flattenedFields : undefined;
  const name = path.split('.').at(-1) ?? path;
  const { de, en } = labelOf(fields?.find((field) => field.name === name)?.label, name);
  return { de: `„${de}“`, en: `“${en}”` };
}
