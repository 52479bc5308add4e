import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';
import { writeCopied } from './copied-blocks.ts';

const made = z.object({ doc: z.looseObject({ id: z.number() }) });
const fitted = z.object({ blocks: z.array(z.looseObject({})), notes: z.array(z.string()) });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });

const backend = ContentBackend.forTests();
const { editor } = backend;
let here = '';
let picture = 0;

beforeAll(async () => {
  ({ installation: here } = await import('./installation.ts'));
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>';
  const form = uploadOf(new File([square], 'quadrat.svg', { type: 'image/svg+xml' }), { alt: 'Ein Quadrat' });
  picture = made.parse(await (await editor('POST', '/media?locale=de', form)).json()).doc.id;
});

async function pasted(blocks: readonly object[], from = here, language = 'de') {
  const text = writeCopied(from, blocks);
  const answer = await editor('POST', '/pages/pasted-blocks', { text }, { 'accept-language': language });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return fitted.parse(await answer.json());
}

test('a block comes out as it went in, without the ids that are made again', async () => {
  const items = [{ id: 'row', picture, caption: 'Kurve' }];
  const gallery = { id: 'one', blockType: 'gallery', title: 'Stadion', items, ground: 'night', version: 1 };
  const { blocks, notes } = await pasted([gallery]);
  expect(notes).toEqual([]);
  expect(blocks).toEqual([
    expect.objectContaining({
      blockType: 'gallery',
      title: 'Stadion',
      ground: 'night',
      items: [{ picture, caption: 'Kurve' }],
    }),
  ]);
  expect(JSON.stringify(blocks)).not.toContain('"id"');
});

test('what a field can’t hold is left out, whatever the clipboard says', async () => {
  const odd = {
    blockType: 'headline',
    title: { toString: 3 },
    label: 'Kapitel',
    ground: 'pink',
    secret: 'x',
  };
  const { blocks } = await pasted([odd]);
  expect(blocks).toEqual([{ blockType: 'headline', label: 'Kapitel', version: 1 }]);
});

test('running text keeps its words, and loses what no editor could show', async () => {
  const text = (words: string) => ({ type: 'text', text: words, format: 1, style: 'color: red', version: 1 });
  const paragraph = {
    type: 'paragraph',
    version: 1,
    children: [text('Der Ring'), { type: 'iframe', src: 'x' }],
  };
  const content = {
    root: { type: 'root', version: 1, children: [paragraph, { type: 'block', fields: {} }] },
  };
  const { blocks } = await pasted([{ blockType: 'rich-text', content }]);
  expect(blocks[0]?.content).toEqual({
    root: {
      type: 'root',
      version: 1,
      children: [{ type: 'paragraph', version: 1, children: [{ ...text('Der Ring'), style: '' }] }],
    },
  });
});

test('pictures and polls that don’t exist here are left out and named, also all that come from elsewhere', async () => {
  const gallery = { blockType: 'gallery', items: [{ picture }, { picture: 4711 }] };
  const poll = { blockType: 'poll', poll: 4711 };
  const ours = await pasted([gallery, poll]);
  expect(ours.blocks[0]?.items).toEqual([{ picture }, {}]);
  expect(ours.blocks[1]).not.toHaveProperty('poll');
  expect(ours.notes).toEqual([
    'Baustein 1 („Galerie“): Was dort aus „Medien“ gewählt war, gibt es hier nicht. Bitte neu wählen.',
    'Baustein 2 („Abstimmung“): Was dort aus „Abstimmungen“ gewählt war, gibt es hier nicht. Bitte neu wählen.',
  ]);
  const foreign = await pasted([gallery], 'anderswo', 'en');
  expect(foreign.blocks[0]?.items).toEqual([{}, {}]);
  expect(foreign.notes).toEqual([expect.stringContaining('“Media” (2) does not exist here')]);
});

test('links to pages and files of another installation are taken out and named, all others stay', async () => {
  const link = (href: string) => ({ link: { label: 'Mehr', href } });
  const buttons = {
    blockType: 'buttons',
    items: [link(`file:${picture}`), link('page:4711#da'), link('/strategie')],
  };
  const ours = await pasted([buttons]);
  expect(ours.blocks[0]?.items).toEqual([link(`file:${picture}`), link(''), link('/strategie')]);
  const foreign = await pasted([buttons], 'anderswo');
  expect(foreign.blocks[0]?.items).toEqual([link(''), link(''), link('/strategie')]);
  expect(foreign.notes).toEqual([expect.stringContaining('„Medien“'), expect.stringContaining('„Seiten“')]);
});

test('unknown kinds and newer versions are left out and named', async () => {
  const { blocks, notes } = await pasted([
    { blockType: 'hologram' },
    { blockType: 'headline', title: 'Da', version: 99 },
    { blockType: 'headline', title: 'Hier' },
  ]);
  expect(blocks).toEqual([expect.objectContaining({ title: 'Hier' })]);
  expect(notes).toEqual([expect.stringContaining('„hologram“'), expect.stringContaining('neueren Fassung')]);
});

test.each([
  ['nothing', ''],
  ['a text', 'Guten Tag'],
  ['other JSON', '{"blocks":[{"blockType":"headline"}]}'],
  ['no block', writeCopied('x', [])],
  [
    'too many',
    writeCopied(
      'x',
      Array.from({ length: 101 }, () => ({ blockType: 'headline' })),
    ),
  ],
])('%s is refused in a sentence', async (_, text) => {
  const answer = await editor('POST', '/pages/pasted-blocks', { text }, { 'accept-language': 'de' });
  expect(answer.status).toBe(400);
  expect(refused.parse(await answer.json()).errors[0]?.message).toContain('liegen keine Bausteine');
});

test('nobody but editors asks', async () => {
  const text = writeCopied(here, [{ blockType: 'headline', title: 'Da' }]);
  const viewer = await backend.as('viewer');
  expect((await viewer('POST', '/pages/pasted-blocks', { text })).status).toBe(403);
  expect((await backend.request('POST', '/pages/pasted-blocks', { text })).status).toBe(403);
});
