import type { AfterErrorHook } from 'payload';
import { z } from 'zod';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

/** What Payload says in English whatever the reader's language, and what it means for an editor. */
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
];

const fieldErrors = z.object({
  data: z.object({ errors: z.array(z.object({ message: z.string() })) }),
});

/** Says in the reader's language why an upload was refused. */
export const plainUploadErrors: AfterErrorHook = ({ error, req, result }) => {
  const raw = [error.message, ...fieldMessages(error)];
  for (const { raw: pattern, sentence } of plain) {
    const found = raw.map((message) => pattern.exec(message)).find((match) => match !== null);
    if (!found || !result) continue;
    const message = textFor(req, sentence(found[1] ?? ''));
    return { response: { ...result, errors: [{ message }] } };
  }
};

/** What stands at single fields of a refused form. */
function fieldMessages(error: unknown): string[] {
  const { data } = fieldErrors.safeParse(error);
  return data?.data.errors.map(({ message }) => message) ?? [];
}
