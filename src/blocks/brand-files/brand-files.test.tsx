import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { tokensOf } from '#brand/tokens.ts';
import { brandFiles } from './brand-files.fields.ts';
import german from './brand-files-messages.de.json' with { type: 'json' };
import english from './brand-files-messages.en.json' with { type: 'json' };

const { contents: field } = brandFiles.fields;

const resolved = (stored: unknown, record = brand) =>
  field.schema.parse(field.resolve(stored, { locale: 'de', brand: record, kindIndex: [], frameHosts: [] }));

it('has every value once, in a group of several or among those that hold the page together', () => {
  const contents = resolved('tokens');
  if (contents.of !== 'tokens') throw new Error();
  const names = contents.groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names.toSorted()).toEqual([...tokensOf(brand).keys()].toSorted());
  for (const { group, tokens } of contents.groups) expect(tokens.length, group).toBeGreaterThan(1);
  for (const { group } of contents.groups)
    for (const { groups } of [german, english]) expect(Object.keys(groups)).toContain(group);
});

it('follows the record', () => {
  const other = structuredClone(brand);
  other.colors.ring.hex = '#007A33';
  expect(JSON.stringify(resolved('tokens', other))).toContain('#007a33');
});

it('leaves what has changed to the site, which alone knows', () => {
  expect(resolved('changes')).toEqual({ of: 'changes', eras: [] });
});

it('lists files where nothing was chosen', () => {
  expect(resolved(undefined)).toEqual({ of: 'downloads' });
});
