import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOutdated } from './block-registries.ts';
import { kitRegistry, kitUses, missingKitFiles } from './kit-registry.ts';

let kit = '';

beforeEach(() => {
  kit = mkdtempSync(join(tmpdir(), 'kit-'));
  for (const [name, files] of [
    ['button', ['button.tsx', 'button.examples.tsx', 'bare-button.tsx']],
    ['picture-link', ['picture-link.tsx']],
  ] as const) {
    mkdirSync(join(kit, name));
    for (const file of files) writeFileSync(join(kit, name, file), '');
  }
});

afterEach(() => rmSync(kit, { recursive: true }));

test('a control without examples is named', () => {
  expect(missingKitFiles(kit)).toEqual(['src/ui/picture-link has no picture-link.examples.tsx.']);
});

test('the registry has what there is, and is out of date once a control has come', () => {
  const { file, text } = kitRegistry(kit);
  expect(text).toContain("import { buttonExamples } from './button/button.examples.tsx';");
  expect(text).not.toContain('picture-link');
  writeFileSync(file, text);
  expect(isOutdated(kitRegistry(kit))).toBe(false);
  writeFileSync(join(kit, 'picture-link', 'picture-link.examples.tsx'), '');
  expect(isOutdated(kitRegistry(kit))).toBe(true);
  expect(kitRegistry(kit).text).toContain("'picture-link': pictureLinkExamples,");
});

test('a control knows which blocks are made with it', () => {
  const blocks = mkdtempSync(join(tmpdir(), 'blocks-'));
  for (const [file, imported] of [
    ['form/form.tsx', 'button/button.tsx'],
    ['poll/ballot.tsx', 'button/bare-button.tsx'],
    ['media/media.tsx', 'button-row.tsx'],
    ['media/media.test.tsx', 'button/button.tsx'],
  ] as const) {
    mkdirSync(dirname(join(blocks, file)), { recursive: true });
    writeFileSync(join(blocks, file), `import { Any } from '#ui/${imported}';`);
  }
  expect(kitUses(blocks, kit).text).toContain("  'button': ['form', 'poll'],\n};");
  rmSync(blocks, { recursive: true });
});
