import type { CollectionAfterReadHook } from 'payload';
import { isBlockKind } from '#blocks/kinds.ts';
import { isRecord } from '#fields/content-field.ts';

/** Only in comparisons: restoring a version must return all of it. */
const comparison = /^\/admin\/.+\/versions\/[^/]+$/;

/** Drops blocks of removed kinds from comparisons: Payload looks up their fields, and then renders nothing at all. */
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
