import type { FramedDocument } from '#blocks/html/html-source.ts';
import type { Block } from '#blocks/kinds.ts';
import type { PageDocument } from '#pages/page-document.ts';

export function frameOf(page: { blocks: readonly Block[] }, address: string): FramedDocument | undefined {
  for (const block of page.blocks) {
    if (block.kind !== 'html' || block.source.mode !== 'framed') continue;
    if (block.source.address === address) return block.source;
  }
  return undefined;
}

export function mapFrames(
  page: PageDocument,
  change: (framed: FramedDocument) => FramedDocument,
): PageDocument {
  const blocks = page.blocks.map((block) =>
    block.kind === 'html' && block.source.mode === 'framed'
      ? { ...block, source: change(block.source) }
      : block,
  );
  return { ...page, blocks };
}
