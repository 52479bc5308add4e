import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { tokensOf } from '#brand/tokens.ts';
import { rendered } from '../../../tests/support/rendered.tsx';
import { brandFiles } from './brand-files.fields.ts';
import german from './brand-files-messages.de.json' with { type: 'json' };
import english from './brand-files-messages.en.json' with { type: 'json' };
import { FileList } from './file-list.tsx';
import { fileUses } from './file-uses.ts';

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

it('asks for each file by the name that it is downloaded under, or where the site is', () => {
  for (const [name, lines = ''] of Object.entries(fileUses)) {
    const asked = [
      ...lines.matchAll(/(?<!destination: )["@]([^"@\s]*(?:\.dart|\.css|\.less|\.json))\b/g),
    ].map(([, file]) => file);
    const known = [name, `./${name}`, `{site}/brand/${name}`];
    expect(known, `${name} is asked for as ${asked.join()}`).toEqual(expect.arrayContaining(asked));
    for (const used of ['defineConfig', 'css'])
      if (lines.includes(`${used}(`))
        expect(lines, name).toMatch(new RegExp(`import .*\\b${used}\\b.* from `));
  }
});

it('leads to the site from wherever its lines are pasted', async () => {
  const html = await rendered(<FileList level={2} site="https://example.org" />);
  expect(html).toContain('@import url(&quot;https://example.org/brand/tokens.css&quot;)');
  expect(html).not.toMatch(/\{site\}|undefined/);
});
