import type { PayloadRequest } from 'payload';
import { type ContentField, isRecord } from '#fields/content-field.ts';
import { optionalText } from '#fields/text.ts';
import { type EditorText, verdictFor } from '#i18n/editor-texts.ts';

const field = optionalText({
  label: { de: 'Warum ohne Untertitel', en: 'Why without captions' },
  help: {
    de: 'Nur für Filme ohne Untertitel: ein Satz mit dem Grund, etwa „Der Film hat keinen Ton.“ Er steht beim Film.',
    en: 'For videos without captions only: one sentence with the reason, such as “This video has no sound.” It stands by the video.',
  },
  maxLength: 160,
});

interface WaiverContext {
  req: PayloadRequest;
  siblingData: unknown;
}

/** The reason for which a film needs no captions. A film with neither is refused. */
export const captionsWaiver: ContentField<string | undefined, string | undefined> = {
  ...field,
  editor: (name) => ({
    name,
    type: 'text',
    label: field.facts.label,
    maxLength: 160,
    validate: async (value: unknown, { req, siblingData }: WaiverContext) =>
      verdictFor(req, await captionsProblem(value, siblingData, (id) => mimeTypeOf(req, id))),
    admin: { description: field.facts.help },
  }),
};

async function mimeTypeOf(req: PayloadRequest, id: string | number): Promise<unknown> {
  // In the transaction of the page itself: the file may have been stored in it a moment ago.
  const file: unknown = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return isRecord(file) ? file.mimeType : undefined;
}

/**
 * Asks for captions, or for the reason why there are none. The film is the `file` of a block, or what a picture of a gallery `opens`.
 */
export async function captionsProblem(
  reason: unknown,
  block: unknown,
  readMimeType: (id: string | number) => Promise<unknown>,
): Promise<EditorText | undefined> {
  if (!isRecord(block) || block.captions || (typeof reason === 'string' && reason.trim() !== ''))
    return undefined;
  // A film of another service brings captions of its own, or lacks them where nobody here can help it.
  if (isRecord(block.source) && block.source.provider !== 'file') return undefined;
  const file = block.file ?? block.opens;
  const id = isRecord(file) ? file.id : file;
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  if (!String(await readMimeType(id)).startsWith('video/')) return undefined;
  return {
    de: 'Wer den Film nicht hört, braucht Untertitel. Wähle eine Datei im Format WebVTT, oder schreib hier, warum es keine gibt.',
    en: 'Whoever can’t hear the video needs captions. Choose a file in the WebVTT format, or write here why there are none.',
  };
}
