import type { Block } from './kinds.ts';

const keys = new WeakMap<Block, string>();
let count = 0;

/**
 * What React knows a block by. One that was published again is another one, and starts afresh: its view may have taken
 * from it what it never asks for again.
 */
export function keyOf(block: Block): string {
  let key = keys.get(block);
  if (key === undefined) {
    count += 1;
    key = `${block.id} ${count}`;
    keys.set(block, key);
  }
  return key;
}
