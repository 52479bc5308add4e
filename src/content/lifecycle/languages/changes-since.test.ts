import { expect, test } from 'vitest';
import { textsOf } from './block-texts.ts';
import { changedWords } from './changed-words.ts';
import { changedBlocks, lastTouched, saying } from './changes-since.ts';

const buttons = (label: string, href = '/strategie') => ({
  blockType: 'buttons',
  id: 'b',
  items: [{ link: { label, href } }],
});

test('a block’s texts are named by where they stand; links, places and looks are none', () => {
  expect(textsOf({ ...buttons('Mehr'), anchor: 'da' })).toEqual([
    expect.objectContaining({ path: 'items.0.link.label', text: 'Mehr' }),
  ]);
});

test('running text is read line by line', () => {
  const line = (...texts: string[]) => ({
    type: 'paragraph',
    children: texts.map((text) => ({ type: 'text', text })),
  });
  const nested = { type: 'listitem', children: [{ type: 'text', text: 'Drei' }] };
  const content = { root: { children: [line('Eins ', 'zwei'), { type: 'list', children: [nested] }] } };
  const texts = textsOf({ blockType: 'rich-text', content });
  expect(texts.map(({ text }) => text)).toEqual(['Eins zwei\nDrei']);
});

test('a translation was touched when its words changed, and not when a look or a link did', () => {
  const version = (n: number, label: string, href?: string) => ({ n, blocks: [buttons(label, href)] });
  const versions = [version(4, 'More', '/a'), version(3, 'More'), version(2, 'Mehr'), version(1, 'Mehr')];
  expect(lastTouched(versions, saying)?.n).toBe(3);
  expect(lastTouched(versions.slice(0, 2), saying)).toBeUndefined();
});

test('what changed is told block by block, of those that were there', () => {
  const after = [
    { ...buttons('Noch mehr'), twin: 'b' },
    { ...buttons('Neu'), id: 'n', twin: 'n' },
  ];
  expect([...changedBlocks([buttons('Mehr')], after)]).toEqual([
    ['b', [expect.objectContaining({ path: 'items.0.link.label', before: 'Mehr', after: 'Noch mehr' })]],
  ]);
});

test('a row that comes before others changes none of them', () => {
  const rows = (...items: [id: string, label: string][]) => ({
    ...buttons(''),
    twin: 'b',
    items: items.map(([id, label]) => ({ id, link: { label, href: '/' } })),
  });
  const before = rows(['a', 'Eins'], ['b', 'Zwei']);
  const after = rows(['n', 'Null'], ['b', 'Zwei'], ['a', 'Eins, neu']);
  expect(changedBlocks([before], [after]).get('b')).toEqual([
    expect.objectContaining({ path: 'items.n.link.label', before: '', after: 'Null' }),
    expect.objectContaining({ path: 'items.a.link.label', before: 'Eins', after: 'Eins, neu' }),
  ]);
});

test('of a text the words are told that changed', () => {
  expect(changedWords('Wir spielen am Samstag zu Hause.', 'Wir spielen am Sonntag zu Hause.')).toEqual({
    start: 'Wir spielen am ',
    removed: 'Samstag',
    added: 'Sonntag',
    end: ' zu Hause.',
  });
  expect(changedWords('Zu Hause', 'Zu Hause am Sonntag')).toMatchObject({
    removed: '',
    added: ' am Sonntag',
  });
  expect(changedWords('', 'Neu')).toEqual({ start: '', removed: '', added: 'Neu', end: '' });
});
