import type { Block, BlockKind } from './kinds.ts';
import { registeredLooks } from './looks.generated.ts';

/** Module paths of a block's views below `src/blocks`, without extension. */
export function viewFilesOf<Kind extends BlockKind>(block: Block<Kind>): string[] {
  const { kind } = block;
  const looks = registeredLooks[kind]?.(block) ?? [];
  return [kind, ...looks].map((name) => (name.includes('/') ? name : `${kind}/${name}`));
}
