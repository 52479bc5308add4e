import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isKitRegistryOutdated, kitRegistry, missingKitFiles } from './kit-registry.ts';

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
  expect(isKitRegistryOutdated(kit)).toBe(false);
  writeFileSync(join(kit, 'picture-link', 'picture-link.examples.tsx'), '');
  expect(isKitRegistryOutdated(kit)).toBe(true);
  expect(kitRegistry(kit).text).toContain("'picture-link': pictureLinkExamples,");
});
