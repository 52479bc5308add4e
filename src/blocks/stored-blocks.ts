import { z } from 'zod';
import {
  type AuthoredValues,
  isRecord,
  type References,
  type ResolveContext,
  resolveFields,
  storeFields,
} from '#fields/content-field.ts';
import { type AnyBlockDefinition, blockSchema, upgradeBlock } from './define-block.ts';
import { type Block, type BlockKind, blockKindNames, blockKinds, isBlockKind } from './kinds.ts';

const schemas = Object.fromEntries(
  blockKindNames.map((kind) => [
    kind,
    z.intersection(z.object({ kind: z.literal(kind), id: z.string() }), blockSchema(blockKinds[kind])),
  ]),
);

export const anyBlockSchema = z.union(Object.values(schemas)) as unknown as z.ZodType<Block>;

/** Parses a block with its own kind's schema, so that errors name the field and not the union. */
export const documentBlockSchema: z.ZodType<Block> = z.unknown().transform((value, context): Block => {
  const kind = isRecord(value) ? value.kind : undefined;
  const schema = isBlockKind(kind) ? schemas[kind] : undefined;
  if (!schema) {
    context.addIssue({ code: 'custom', message: `There is no kind of block called "${String(kind)}".` });
    return z.NEVER;
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data as Block;
  for (const issue of parsed.error.issues) {
    context.addIssue({ code: 'custom', path: [...issue.path], message: `${String(kind)}: ${issue.message}` });
  }
  return z.NEVER;
});

/** Upgrades stored blocks of older versions to the present one. Unknown kinds stay as they are. */
export function upgradeStoredBlocks(stored: unknown): unknown {
  if (!Array.isArray(stored)) return stored;
  return stored.map((block: unknown) =>
    isRecord(block) && isBlockKind(block.blockType)
      ? upgradeBlock(blockKinds[block.blockType], block)
      : block,
  );
}

/**
 * Converts stored blocks, with relations populated, to blocks of a page document. Incomplete blocks (a draft, a deleted
 * poll) are omitted, with the reason passed to `onOmitted`.
 */
export function resolveBlocks(
  stored: unknown,
  context: ResolveContext,
  onOmitted: (kind: string, reason: string) => void = () => {},
): Block[] {
  const upgraded = upgradeStoredBlocks(stored);
  if (!Array.isArray(upgraded)) return [];
  const onThisPage = { ...context, addressed: new Set<string>() };
  return upgraded.filter(isRecord).flatMap((block): Block[] => {
    const kind = block.blockType;
    if (!isBlockKind(kind)) {
      onOmitted(String(kind), 'There is no such kind of block.');
      return [];
    }
    const fields = resolveFields(blockKinds[kind].fields, block, onThisPage);
    const parsed = documentBlockSchema.safeParse({ ...fields, kind, id: String(block.id) });
    if (parsed.success) return [parsed.data];
    onOmitted(kind, z.prettifyError(parsed.error));
    return [];
  });
}

/** A block in an example or seed. */
export type AuthoredPageBlock = {
  [Kind in BlockKind]: { kind: Kind } & AuthoredValues<(typeof blockKinds)[Kind]['fields']>;
}[BlockKind];

export function storeBlock(authored: AuthoredPageBlock, references: References): Record<string, unknown> {
  const definition: AnyBlockDefinition = blockKinds[authored.kind];
  return {
    ...storeFields(definition.fields, authored as never, references),
    blockType: authored.kind,
    version: definition.version,
  };
}
