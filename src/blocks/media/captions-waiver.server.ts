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

/** The reason a video has no captions. Videos with neither are rejected. */
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
  // In the page's transaction, since the file may just have been stored in it.
  const file: unknown = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return isRecord(file) ? file.mimeType : undefined;
}

/** Requires captions or a reason. The video is a block's `file`, or what a gallery picture `opens`. */
export async function captionsProblem(
  reason: unknown,
  block: unknown,
  readMimeType: (id: string | number) => Promise<unknown>,
): Promise<EditorText | undefined> {
  if (!isRecord(block) || block.captions || (typeof reason === 'string' && reason.trim() !== ''))
    return undefined;
  // Third-party videos have their own captions, or can't get any here.
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
