import type { Block } from './kinds.ts';

const keys = new WeakMap<Block, string>();
let count = 0;

/**
 * React key of a block. A republished block is another object and gets a new key, so it remounts; its view may keep
 * state derived from the old content.
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
