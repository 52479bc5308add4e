import { globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The kit's controls, by their folders with examples: each has a page at `/demo/ui/{name}`. */
export const kitControls: readonly string[] = globSync('*/*.examples.tsx', {
  cwd: join(import.meta.dirname, '../../src/ui'),
})
  .map((file) => basename(file, '.examples.tsx'))
  .sort();
