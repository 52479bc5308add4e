import type { Block, BlockKind } from './kinds.ts';
import { registeredLooks } from './looks.generated.ts';

/** The files below `src/blocks`, without ending, that a block's view is made of. */
export function viewFilesOf(block: Block): string[] {
  return [`${block.kind}/${block.kind}`, ...lookNames(block).map((name) => `${block.kind}/${name}`)];
}

/** Loads the looks that a block is made of, besides its kind's view. */
export async function loadLooks(block: Block): Promise<void> {
  await Promise.all(lookNames(block).map((name) => registeredLooks[block.kind]?.views[name]?.load()));
}

/** Loads every look of every kind. */
export async function loadAllLooks(): Promise<void> {
  const looks = Object.values(registeredLooks).flatMap(({ views }) => Object.values(views));
  await Promise.all(looks.map((look) => look.load()));
}

function lookNames<Kind extends BlockKind>(block: Block<Kind>): readonly string[] {
  return registeredLooks[block.kind]?.of(block) ?? [];
}
