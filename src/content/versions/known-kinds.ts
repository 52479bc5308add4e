import type { CollectionAfterReadHook } from 'payload';
import { isBlockKind } from '#blocks/kinds.ts';
import { isRecord } from '#fields/content-field.ts';

/** Where two versions are compared, and nowhere else: whoever restores a version gets all of it. */
const comparison = /^\/admin\/.+\/versions\/[^/]+$/;

/**
 * Where two versions are compared, leaves out blocks of kinds that there are no more: Payload asks such a kind for its
 * fields, and then shows nothing at all.
 */
export const knownKindsOnly: CollectionAfterReadHook = ({ doc, req }) => {
  if (!comparison.test(req.pathname ?? '') || !isRecord(doc) || !('blocks' in doc)) return doc;
  return { ...doc, blocks: inEachLanguage(doc.blocks) };
};

function inEachLanguage(blocks: unknown): unknown {
  if (Array.isArray(blocks))
    return blocks.filter((block: unknown) => isRecord(block) && isBlockKind(block.blockType));
  if (!isRecord(blocks)) return blocks;
  return Object.fromEntries(
    Object.entries(blocks).map(([locale, written]) => [locale, inEachLanguage(written)]),
  );
}
