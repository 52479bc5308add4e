import type { SanitizedConfig } from 'payload';
import { traverseFields } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentBackend } from '../../../tests/support/content-backend.ts';

let backend: ContentBackend;
beforeAll(async () => {
  backend = await ContentBackend.start();
});
afterAll(() => backend.end());

/** How the fields of pages with this name are compared. */
function comparedBy({ collections }: SanitizedConfig, name: string): unknown[] {
  const found: unknown[] = [];
  traverseFields({
    fields: collections.find(({ slug }) => slug === 'pages')?.fields ?? [],
    callback: ({ field }) => {
      if (!('name' in field) || field.name !== name || !field.admin || !('components' in field.admin)) return;
      const { components } = field.admin;
      found.push(components && 'Diff' in components ? components.Diff : undefined);
    },
  });
  return found;
}

test('a comparison of two versions leaves out what no form shows, and calls the rest as the form does', () => {
  const { config } = backend.payload;
  for (const name of ['version', 'twin', 'id']) {
    const compared = comparedBy(config, name);
    expect(compared.length, name).toBeGreaterThan(10);
    expect(new Set(compared), name).toEqual(new Set(['/versions/nothing.tsx#Nothing']));
  }
  expect(new Set([...comparedBy(config, 'href'), ...comparedBy(config, 'redirectTo')])).toEqual(
    new Set(['/versions/link-change.tsx#LinkChange']),
  );
  for (const [name, diff] of [
    ['poll', '/versions/record-change.tsx#RecordChange'],
    ['picture', '/versions/record-change.tsx#RecordChange'],
    ['visibleFrom', '/versions/moment-change.tsx#MomentChange'],
    ['blocks', '/versions/rows-change.tsx#RowsChange'],
  ] as const)
    expect(new Set(comparedBy(config, name)), name).toEqual(new Set([diff]));
});
