import { randomUUID } from 'node:crypto';
import type { Field } from 'payload';
import { editorBlock } from '#blocks/define-block.ts';
import { blockKinds, isBlockKind } from '#blocks/kinds.ts';
import { isRecord } from '#fields/content-field.ts';

type Block = Readonly<Record<string, unknown>>;

/**
 * By what a block and those that say the same in other languages know each other. One that was never saved is known
 * by the id of its row.
 */
export function twinOf(block: Block): string {
  return text(block.twin) ?? text(block.id) ?? '';
}

/**
 * Gives every block a twin of its own, which it keeps wherever it is moved. A new one becomes that of the first block of its
 * kind in the other language that has nobody yet.
 */
export function withTwins(blocks: unknown, other: unknown): unknown {
  if (!Array.isArray(blocks)) return blocks;
  const taken = new Set<string>();
  const kept = blocks.map((block: unknown) => {
    const twin = isRecord(block) ? text(block.twin) : undefined;
    // A copy within the page is independent.
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

/** The same for blocks and their list rows, which are matched within matched blocks. */
export function withTwinsAndRows(blocks: unknown, other: unknown): unknown {
  const others = byTwin(other);
  const given = withTwins(blocks, other);
  if (!Array.isArray(given)) return given;
  return given.map((block: unknown) =>
    isRecord(block) ? withRowTwins(fieldsOf(block), block, others.get(twinOf(block))) : block,
  );
}

function withRowTwins(fields: readonly Field[], values: Block, other: Block | undefined): Block {
  const given: Record<string, unknown> = { ...values };
  for (const field of fields) {
    if (field.type === 'row' || field.type === 'collapsible')
      Object.assign(given, withRowTwins(field.fields, given, other));
    else if (field.type === 'group') {
      const [value, there] = 'name' in field ? [given[field.name], other?.[field.name]] : [];
      if ('name' in field && isRecord(value))
        given[field.name] = withRowTwins(field.fields, value, isRecord(there) ? there : undefined);
    } else if (field.type === 'array')
      given[field.name] = withTwinsIn(field.fields, given[field.name], other?.[field.name]);
  }
  return given;
}

function withTwinsIn(fields: readonly Field[], rows: unknown, other: unknown): unknown {
  const others = byTwin(other);
  const given = withTwins(rows, other);
  if (!Array.isArray(given)) return given;
  return given.map((row: unknown) =>
    isRecord(row) ? withRowTwins(fields, row, others.get(twinOf(row))) : row,
  );
}

/** The rows of a block's lists, including nested ones. */
export function rowsIn(block: Block): Block[] {
  return rowsOfFields(fieldsOf(block), block);
}

function rowsOfFields(fields: readonly Field[], values: Block): Block[] {
  return fields.flatMap((field): Block[] => {
    if (field.type === 'row' || field.type === 'collapsible') return rowsOfFields(field.fields, values);
    const value = 'name' in field && field.name ? values[field.name] : undefined;
    if (field.type === 'group') return isRecord(value) ? rowsOfFields(field.fields, value) : [];
    if (field.type !== 'array') return [];
    return blocksIn(value).flatMap((row) => [row, ...rowsOfFields(field.fields, row)]);
  });
}

function fieldsOf({ blockType }: Block): readonly Field[] {
  return isBlockKind(blockType) ? editorBlock(blockKinds[blockType]).fields : [];
}

function byTwin(blocks: unknown): ReadonlyMap<string, Block> {
  return new Map(blocksIn(blocks).map((block) => [twinOf(block), block]));
}

/** The matching blocks of the other language, by index. */
export function pairs(blocks: unknown, other: unknown): (Block | undefined)[] {
  const paired = blocksIn(withTwins(blocks, other));
  const others = byTwin(other);
  return paired.map((block) => others.get(twinOf(block)));
}

export function blocksIn(blocks: unknown): Block[] {
  return Array.isArray(blocks) ? blocks.filter(isRecord) : [];
}

/** A block as it is copied into the other language: without row ids, with its twin. */
export function carriedOver(block: Block): Block {
  return { ...withoutIds(block), twin: twinOf(block) };
}

/** Row ids belong to one document and language. */
function withoutIds(values: Block): Block {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (name === 'id') return [];
      if (Array.isArray(value))
        return [[name, value.map((row: unknown) => (isRecord(row) ? carriedRow(row) : row))]];
      const isGroup = isRecord(value) && !('root' in value);
      return [[name, isGroup ? withoutIds(value) : value]];
    }),
  );
}

function carriedRow(row: Block): Block {
  const twin = twinOf(row);
  return twin === '' ? withoutIds(row) : { ...withoutIds(row), twin };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
