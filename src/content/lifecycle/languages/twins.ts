import { randomUUID } from 'node:crypto';
import type { FlattenedField } from 'payload';
import { blockFields } from '#content/foundation/fields/block-fields.ts';
import { fieldValues, recordsIn, type Values } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';

/**
 * By what a block and those that say the same in other languages know each other. One that was never saved is known
 * by the id of its row.
 */
export function twinOf(block: Values): string {
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
    const lonely = recordsIn(other).find(
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
  return withTwinsWithin(({ blockType }) => blockFields(blockType), blocks, other);
}

function withTwinsWithin(
  fieldsOf: (row: Values) => readonly FlattenedField[],
  rows: unknown,
  other: unknown,
): unknown {
  const others = byTwin(other);
  const given = withTwins(rows, other);
  if (!Array.isArray(given)) return given;
  return given.map((row: unknown) =>
    isRecord(row) ? withRowTwins(fieldsOf(row), row, others.get(twinOf(row))) : row,
  );
}

function withRowTwins(fields: readonly FlattenedField[], values: Values, other: Values | undefined): Values {
  const given: Record<string, unknown> = { ...values };
  for (const field of fields) {
    const [value, there] = [given[field.name], other?.[field.name]];
    if (field.type === 'group' && isRecord(value))
      given[field.name] = withRowTwins(field.flattenedFields, value, isRecord(there) ? there : undefined);
    else if (field.type === 'array')
      given[field.name] = withTwinsWithin(() => field.flattenedFields, value, there);
  }
  return given;
}

/** The rows of a block's lists, including nested ones. */
export function rowsIn(block: Values): Values[] {
  return fieldValues(blockFields(block.blockType), block).flatMap(({ field, value }) =>
    field.type === 'array' ? recordsIn(value) : [],
  );
}

function byTwin(blocks: unknown): ReadonlyMap<string, Values> {
  return new Map(recordsIn(blocks).map((block) => [twinOf(block), block]));
}

/** The matching blocks of the other language, by index. */
export function pairs(blocks: unknown, other: unknown): (Values | undefined)[] {
  const paired = recordsIn(withTwins(blocks, other));
  const others = byTwin(other);
  return paired.map((block) => others.get(twinOf(block)));
}

/** A block as it is copied into the other language: without row ids, with its twin. */
export function carriedOver(block: Values): Values {
  return { ...withoutIds(block), twin: twinOf(block) };
}

/** Row ids belong to one document and language. */
function withoutIds(values: Values): Values {
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

function carriedRow(row: Values): Values {
  const twin = twinOf(row);
  return twin === '' ? withoutIds(row) : { ...withoutIds(row), twin };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
