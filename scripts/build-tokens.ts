/** Writes src/brand/tokens.css from tokens.ts. Run it after every change there. */
import { writeFile } from 'node:fs/promises';
import { tokensToCss } from '#brand/tokens.ts';

const header = '/* Generated from tokens.ts by scripts/build-tokens.ts. Change the tokens there. */\n\n';
await writeFile(new URL('../src/brand/tokens.css', import.meta.url), header + tokensToCss());
