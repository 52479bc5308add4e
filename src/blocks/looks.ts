import type { Block, BlockKind } from './kinds.ts';
import { registeredLooks } from './looks.generated.ts';

/** Module paths of a block's view below `src/blocks`, without extension. */
export function viewFilesOf(block: Block): string[] {
  return [block.kind, ...lookNames(block)].map((name) => lookFile(block.kind, name));
}

/** Module path of a look below `src/blocks`, without extension. */
export function lookFile(kind: string, name: string): string {
  return name.includes('/') ? name : `${kind}/${name}`;
}

/** Loads the views of a block's looks. */
export async function loadLooks(block: Block): Promise<void> {
  await Promise.all(lookNames(block).map((name) => registeredLooks[block.kind]?.views[name]?.load()));
}

export async function loadAllLooks(): Promise<void> {
  const looks = Object.values(registeredLooks).flatMap(({ views }) => Object.values(views));
  await Promise.all(looks.map((look) => look.load()));
}

function lookNames<Kind extends BlockKind>(block: Block<Kind>): readonly string[] {
  return registeredLooks[block.kind]?.of(block) ?? [];
}
