import type { Endpoint } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/api/endpoint-answers.ts';
import { bodyOf } from '#content/votes/endpoint-answers.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { readCopied } from './copied-blocks.ts';
import { fitBlocks } from './pasted-blocks.ts';

const sentSchema = z.object({ text: z.string().max(4_000_000) });

/**
 * `POST /api/pages/pasted-blocks`: the blocks in a clipboard text, as far as a page here can have them. Stores
 * nothing.
 */
export const pastedBlocksEndpoint: Endpoint = {
  path: '/pasted-blocks',
  method: 'post',
  handler: async (req) => {
    const sent = sentSchema.safeParse(await bodyOf(req));
    const copied = sent.success ? readCopied(sent.data.text) : undefined;
    if (!copied) {
      return refuse(req, 400, {
        de: 'In der Zwischenablage liegen keine Bausteine. Bitte erst welche kopieren.',
        en: 'There are no blocks in the clipboard. Please copy some first.',
      });
    }
    const { blocks, notes } = await fitBlocks(copied, req);
    const language = editorLanguageOf(req);
    return Response.json(
      { blocks, notes: notes.map((note) => note[language]) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
