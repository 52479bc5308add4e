/** Writes src/brand/tokens.css and shirt-frames.css from the TypeScript files beside them. Run it after every change there. */
import { writeFile } from 'node:fs/promises';
import { shirtFramesToCss } from '#brand/shirt-frames.ts';
import { tokensToCss } from '#brand/tokens.ts';

const sheets = { tokens: tokensToCss(), 'shirt-frames': shirtFramesToCss() };

for (const [name, css] of Object.entries(sheets)) {
  const header = `/* Generated from ${name}.ts by scripts/build-tokens.ts. Change the tokens there. */\n\n`;
  await writeFile(new URL(`../src/brand/${name}.css`, import.meta.url), header + css);
}
