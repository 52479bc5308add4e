import type { Block, BlockKind } from './kinds.ts';
import { registeredLooks } from './looks.generated.ts';

/** The files below `src/blocks`, without ending, that a block's view is made of. */
export function viewFilesOf(block: Block): string[] {
  return [block.kind, ...lookNames(block)].map((name) => lookFile(block.kind, name));
}

/** Where a look of a kind lies, below `src/blocks`, without ending. */
export function lookFile(kind: string, name: string): string {
  return name.includes('/') ? name : `${kind}/${name}`;
}

/** Loads the looks that a block is made of, besides its kind's view; those that can wait only if they are asked for. */
export async function loadLooks(block: Block, withWaiting: boolean): Promise<void> {
  const looks = lookNames(block).map((name) => registeredLooks[block.kind]?.views[name]);
  await Promise.all(looks.map((look) => (withWaiting || !look?.waitsForSight) && look?.load()));
}

/** Loads every look of every kind. */
export async function loadAllLooks(): Promise<void> {
  const looks = Object.values(registeredLooks).flatMap(({ views }) => Object.values(views));
  await Promise.all(looks.map((look) => look.load()));
}

function lookNames<Kind extends BlockKind>(block: Block<Kind>): readonly string[] {
  return registeredLooks[block.kind]?.of(block) ?? [];
}
