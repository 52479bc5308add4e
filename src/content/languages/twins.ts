import { randomUUID } from 'node:crypto';
import { isRecord } from '#fields/content-field.ts';

type Block = Readonly<Record<string, unknown>>;

/**
 * By what a block and those that say the same in other languages know each other. Blocks from before there were twins are
 * known by the id of their row.
 */
export function twinOf(block: Block): string {
  return text(block.twin) ?? text(block.id) ?? '';
}

/**
 * Gives every block a twin of its own, which it keeps wherever it is moved. One that has none, because it is new or older
 * than twins, becomes that of the first block of its kind in the other language that has nobody yet.
 */
export function withTwins(blocks: unknown, other: unknown): unknown {
  if (!Array.isArray(blocks)) return blocks;
  const taken = new Set<string>();
  const kept = blocks.map((block: unknown) => {
    const twin = isRecord(block) ? text(block.twin) : undefined;
    // A copy within the page says something else from now on.
    if (twin === undefined || taken.has(twin)) return undefined;
    taken.add(twin);
    return twin;
  });
  return blocks.map((block: unknown, index) => {
    if (!isRecord(block) || kept[index] !== undefined) return block;
    const lonely = blocksIn(other).find(
      (each) => each.blockType === block.blockType && !taken.has(twinOf(each)),
    );
    const own = text(block.id);
    const twin = lonely ? twinOf(lonely) : own !== undefined && !taken.has(own) ? own : randomUUID();
    taken.add(twin);
    return { ...block, twin };
  });
}

/** The block of the other language that says the same, by the row's place among its own. */
export function pairs(blocks: unknown, other: unknown): (Block | undefined)[] {
  const paired = blocksIn(withTwins(blocks, other));
  const others = new Map(blocksIn(other).map((block) => [twinOf(block), block]));
  return paired.map((block) => others.get(twinOf(block)));
}

export function blocksIn(blocks: unknown): Block[] {
  return Array.isArray(blocks) ? blocks.filter(isRecord) : [];
}

/** A block as it is carried over into the other language: a row of its own, which knows where it comes from. */
export function carriedOver(block: Block): Block {
  return { ...withoutIds(block), twin: twinOf(block) };
}

/** Rows are of the document and language that they stand in. */
function withoutIds(values: Block): Block {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (name === 'id') return [];
      if (Array.isArray(value))
        return [[name, value.map((row: unknown) => (isRecord(row) ? withoutIds(row) : row))]];
      const isGroup = isRecord(value) && !('root' in value);
      return [[name, isGroup ? withoutIds(value) : value]];
    }),
  );
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
