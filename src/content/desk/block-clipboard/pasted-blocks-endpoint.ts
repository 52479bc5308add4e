import { z } from 'zod';
import { bodyOf, endpoint, parsed } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { readCopied } from './copied-blocks.ts';
import { fitBlocks } from './pasted-blocks.ts';

const sentSchema = z.object({ text: z.string().max(4_000_000) });

const noBlocks = {
  de: 'In der Zwischenablage liegen keine Bausteine. Bitte erst welche kopieren.',
  en: 'There are no blocks in the clipboard. Please copy some first.',
};

/**
 * `POST /api/pages/pasted-blocks`: the blocks in a clipboard text, as far as a page here can have them. Stores
 * nothing.
 */
export const pastedBlocksEndpoint = endpoint('post', '/pasted-blocks', async (req) => {
  const copied = readCopied(parsed(sentSchema, await bodyOf(req), noBlocks).text);
  if (!copied) return refuse(req, 400, noBlocks);
  const { blocks, notes } = await fitBlocks(copied, req);
  const language = editorLanguageOf(req);
  return { blocks, notes: notes.map((note) => note[language]) };
});
