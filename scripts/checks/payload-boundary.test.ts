import { expect, test } from 'vitest';
import { crossesBoundary, namesElementOfForm } from './payload-boundary.ts';

const anywhere = 'src/content/lifecycle/trash/trash-note.tsx';

test.each([
  'next/navigation.js',
  '@payloadcms/ui/utilities/buildFormState',
  '@payloadcms/db-sqlite',
  '@dnd-kit/core',
])('%s is imported in the room for it alone', (specifier) => {
  expect(crossesBoundary(anywhere, specifier)).toBe(true);
  expect(crossesBoundary('src/content/payload/navigation.ts', specifier)).toBe(false);
});

test('what is documented for everybody may be imported anywhere, and other packages are none of its business', () => {
  for (const specifier of [
    'payload',
    'payload/shared',
    '@payloadcms/ui',
    '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext',
    'next',
    'next-of-kin',
    'zod',
  ])
    expect(crossesBoundary(anywhere, specifier), specifier).toBe(false);
});

test('what Next and Payload prescribe may import what they need', () => {
  expect(crossesBoundary('src/content/app/(payload)/layout.tsx', '@payloadcms/next/layouts')).toBe(false);
  expect(crossesBoundary('src/content/payload.config.ts', '@payloadcms/storage-s3')).toBe(false);
});

test('ids of fields and rows in Payload’s form are made in the room for it', () => {
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code in a string
  const ids = ['`field-${path}`', '`${list}-row-${index}`'];
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: code in a string
  for (const id of ids) {
    const source = `document.getElementById(${id})`;
    expect(namesElementOfForm(anywhere, source), id).toBe(true);
    expect(namesElementOfForm('src/content/payload/form-elements.ts', source), id).toBe(false);
  }
  expect(namesElementOfForm(anywhere, "document.getElementById('field-of-ours')")).toBe(false);
});
