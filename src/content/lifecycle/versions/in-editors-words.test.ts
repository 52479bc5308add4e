import type { SanitizedConfig } from 'payload';
import { traverseFields } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

const backend = ContentBackend.forTests();

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
    expect(new Set(compared), name).toEqual(new Set(['/lifecycle/versions/nothing.tsx#Nothing']));
  }
  expect(new Set([...comparedBy(config, 'href'), ...comparedBy(config, 'redirectTo')])).toEqual(
    new Set(['/lifecycle/versions/link-change.tsx#LinkChange']),
  );
  for (const [name, diff] of [
    ['poll', '/lifecycle/versions/record-change.tsx#RecordChange'],
    ['picture', '/lifecycle/versions/record-change.tsx#RecordChange'],
    ['visibleFrom', '/lifecycle/versions/moment-change.tsx#MomentChange'],
    ['blocks', '/lifecycle/versions/rows-change.tsx#RowsChange'],
  ] as const)
    expect(new Set(comparedBy(config, name)), name).toEqual(new Set([diff]));
});

test('a version that has a block of a kind that there is no more can be compared, and is read whole otherwise', async () => {
  const known = { blockType: 'headline', title: 'Da' };
  const data = { path: '/abgeschafft', title: 'Abgeschafft', blocks: [known] };
  const { id } = await backend.payload.create({ collection: 'pages', locale: 'de', draft: true, data });
  const where = { parent: { equals: id } };
  const { docs } = await backend.payload.db.findVersions({ collection: 'pages', where, locale: 'all' });
  const [stored] = docs;
  if (!stored) throw new Error('There is no version.');
  const blocks = [{ blockType: 'hologram', id: 'b'.repeat(24) }, ...stored.version.blocks.de];
  await backend.payload.db.updateVersion({
    collection: 'pages',
    id: stored.id,
    versionData: { ...stored, version: { ...stored.version, blocks: { de: blocks } } },
  });
  const kindsAt = async (pathname: string) => {
    const read = await backend.payload.findVersionByID({
      collection: 'pages',
      id: String(stored.id),
      locale: 'all',
      req: { pathname },
    });
    const inGerman = z.object({ de: z.array(z.object({ blockType: z.string() })) });
    return inGerman.parse(read.version.blocks).de.map(({ blockType }) => blockType);
  };
  expect(await kindsAt(`/admin/collections/pages/${id}/versions/${stored.id}`)).toEqual(['headline']);
  for (const pathname of [
    `/api/pages/versions/${stored.id}`,
    `/admin/collections/pages/${id}`,
    `/admin/collections/pages/${id}/versions`,
  ])
    expect(await kindsAt(pathname), pathname).toEqual(['hologram', 'headline']);
});
