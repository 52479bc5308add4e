/** Writes src/brand/tokens.css from src/brand/tokens.ts. Run it after every change of a token. */
import { writeFile } from 'node:fs/promises';
import { tokensToCss } from '#brand/tokens.ts';

const header = '/* Generated from tokens.ts by scripts/build-tokens.ts. Change the tokens there. */\n\n';

await writeFile(new URL('../src/brand/tokens.css', import.meta.url), header + tokensToCss());
