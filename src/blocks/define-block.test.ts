import { readdirSync } from 'node:fs';
import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { text } from '#fields/text.ts';
import { defineBlock, editorBlock, upgradeBlock } from './define-block.ts';
import { blockKindNames, blockKinds } from './kinds.ts';
import { resolveBlocks, upgradeStoredBlocks } from './stored-blocks.ts';

const words = { de: 'Wort', en: 'Word' };

const signpost = defineBlock({
  kind: 'signpost',
  place: 10,
  version: 3,
  upgrades: [
    ({ caption, ...rest }) => ({ ...rest, title: caption }),
    (stored) => ({ ...stored, title: `${String(stored.title)}!` }),
  ],
  label: words,
  group: 'text',
  purpose: words,
  notFor: words,
  alsoCalled: words,
  fields: { title: text({ label: words, help: words }) },
});

describe('upgrades of stored blocks', () => {
  it('run from the stored version on, in order', () => {
    expect(upgradeBlock(signpost, { caption: 'Süd' })).toEqual({ title: 'Süd!', version: 3 });
    expect(upgradeBlock(signpost, { title: 'Süd', version: 2 })).toEqual({ title: 'Süd!', version: 3 });
    expect(upgradeBlock(signpost, { title: 'Süd', version: 3 })).toEqual({ title: 'Süd', version: 3 });
  });

  it('leave data of a newer version alone', () => {
    expect(upgradeBlock(signpost, { title: 'Süd', version: 9 })).toEqual({ title: 'Süd', version: 9 });
  });

  it('are pure', () => {
    const stored = Object.freeze({ caption: 'Süd' });
    upgradeBlock(signpost, stored);
    expect(stored).toEqual({ caption: 'Süd' });
  });

  it('are refused where a step is missing', () => {
    expect(() => defineBlock({ ...signpost, upgrades: [] })).toThrow('version 3');
  });

  it('keep blocks of unknown kinds as they are', () => {
    expect(upgradeStoredBlocks([{ blockType: 'hologram', a: 1 }])).toEqual([{ blockType: 'hologram', a: 1 }]);
    expect(upgradeStoredBlocks(null)).toBeNull();
  });
});

describe('stored blocks', () => {
  it('that lack something required are left out, with the reason', () => {
    const reasons: string[] = [];
    const context = { locale: 'de', kindIndex: [], brand, frameHosts: [] } as const;
    const blocks = resolveBlocks(
      [
        { blockType: 'headline', id: '1' },
        { blockType: 'hologram', id: '2' },
      ],
      context,
      (kind, reason) => reasons.push(`${kind}: ${reason}`),
    );
    expect(blocks).toEqual([]);
    expect(reasons[0]).toContain('headline');
    expect(reasons[0]).toContain('title');
    expect(reasons[1]).toContain('hologram');
  });
});

describe('the registry', () => {
  it('knows a kind for every folder, by its name', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(blockKindNames.toSorted()).toEqual(folders.map(({ name }) => name).sort());
    for (const kind of blockKindNames) expect(blockKinds[kind].kind).toBe(kind);
  });

  it('has one place for each', () => {
    const places = blockKindNames.map((kind) => blockKinds[kind].place);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });

  it('has a label and one sentence of help in both languages for every field', () => {
    for (const kind of blockKindNames) {
      for (const [name, { facts }] of Object.entries(blockKinds[kind].fields)) {
        for (const text of [facts.label.de, facts.label.en, facts.help.de, facts.help.en])
          expect(text, `${kind}.${name}`).not.toBe('');
      }
    }
  });
});

it('folds the look of a block in its form, and leaves everything else in sight', () => {
  const { fields } = editorBlock(blockKinds.hero);
  const names = (some: readonly Field[]) => some.flatMap((field) => ('name' in field ? [field.name] : []));
  const folded = fields.flatMap((field) => (field.type === 'collapsible' ? [field] : []));
  expect(folded.map(({ admin, fields: inside }) => [admin?.initCollapsed, names(inside)])).toEqual([
    [true, ['ground', 'reveals', 'parallax', 'anchor']],
  ]);
  expect(names(fields)).toEqual(['title', 'lead', 'look', 'picture', 'video', 'links', 'version']);
});
