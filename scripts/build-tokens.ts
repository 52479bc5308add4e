/** Writes src/brand/tokens.css from the record of the identity. Run it after every change there. */
import { writeFile } from 'node:fs/promises';
import { brand } from '#brand/brand.ts';
import { tokensToCss } from '#brand/tokens.ts';

const header =
  '/* Generated from src/brand/clubs by scripts/build-tokens.ts. Change the record there. */\n\n';
await writeFile(new URL('../src/brand/tokens.css', import.meta.url), header + tokensToCss(brand));
