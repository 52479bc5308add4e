/** What a block is in a page's document: its field, or where it is what others are folded away behind, what is pressed. */
export const blockSelector = '[data-block], [data-drawer] > summary';

/**
 * The blocks of a draft or version in their order, by the ids of the rows that they were made of. Its banner names these;
 * the blocks themselves are named by their kinds alone.
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
