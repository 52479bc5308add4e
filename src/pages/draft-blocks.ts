/** Matches a page's blocks: their element, or the `summary` if the block is collapsed behind one. */
export const blockSelector = '[data-block], [data-drawer] > summary';

/**
 * A draft's or version's block elements by row id, in order. The ids come from the draft banner; the elements
 * themselves only carry their kind.
 */
export function blocksById(page: Document): Map<string, Element> {
  const ids = page.querySelector<HTMLElement>('.draft-banner')?.dataset.blocks?.split(' ') ?? [];
  const blocks = [...page.querySelectorAll(blockSelector)];
  return new Map(
    ids.flatMap((id, at) => {
      const block = blocks[at];
      return block ? [[id, block] as const] : [];
    }),
  );
}
