import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import type { Media } from '#fields/media.ts';
import { rendered } from '../../tests/support/rendered.tsx';
import { Blocks } from './blocks.tsx';
import type { Block, BlockByKind } from './kinds.ts';

type Headline = BlockByKind['headline'];

function headline(title: string, size: Headline['size'], rest: Partial<Headline> = {}): Headline {
  const words = { kind: 'headline', id: title, title, size, width: 'wide', label: undefined } as const;
  const placed = { intro: undefined, ground: 'white', reveals: true, parallax: 'none', anchor: undefined };
  return { ...words, ...placed, ...rest } as Headline;
}

async function render(blocks: readonly Block[]): Promise<string> {
  const html = await rendered(<Blocks blocks={blocks} />);
  const report = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  return html;
}

/** Headings as an outline, with their depth and whether they are in a drawer. */
function outlineOf(html: string): string[] {
  const found = html.matchAll(/<(\/?details|h[1-6])[^>]*>(?:([^<]*)<\/h)?/g);
  let depth = 0;
  return [...found].flatMap(([, name = '', text = '']) => {
    if (name === 'details') depth += 1;
    if (name === '/details') depth -= 1;
    return name.startsWith('h') ? [`${'  '.repeat(depth)}${name} ${text}`] : [];
  });
}

describe('a drawer', () => {
  it('holds what follows it, up to the next one, and is closed', async () => {
    const html = await render([
      headline('Titel', 'giant'),
      headline('Offen', 'caption'),
      headline('Eins', 'drawer', { anchor: 'eins', label: 'Dachzeile', intro: 'Vorspann.' }),
      headline('Darin', 'caption', { anchor: 'darin' }),
      headline('Riesig', 'giant'),
      headline('Zwei', 'drawer'),
      headline('Auch darin', 'medium'),
    ]);
    expect(outlineOf(html)).toEqual([
      'h1 Titel',
      'h2 Offen',
      '  h2 Eins',
      '  h3 Darin',
      '  h3 Riesig',
      '  h2 Zwei',
      '  h3 Auch darin',
    ]);
    expect(html).toContain('<details id="eins"');
    expect(html).not.toContain(' open');
  });

  it('can be the first on its page, and empty', async () => {
    const html = await render([headline('Allein', 'drawer'), headline('Darin', 'large')]);
    expect(outlineOf(html)).toEqual(['  h1 Allein', '  h2 Darin']);
    expect(outlineOf(await render([headline('Leer', 'drawer')]))).toEqual(['  h1 Leer']);
  });
});

describe('the first picture of a page', () => {
  const picture: Media = {
    ...{ id: '1', type: 'image', src: '/media/kurve.png', mimeType: 'image/png', size: 1, alt: 'Die Kurve' },
    ...{ width: 1200, height: 800, focal: { x: 50, y: 50 }, sources: [] },
  };
  const placed = { ground: 'white', reveals: true, parallax: 'none', anchor: undefined } as const;
  const words = { caption: undefined, credit: undefined, poster: undefined, captions: undefined } as const;
  const told = { moreCaptions: [], withoutCaptions: undefined, transcript: undefined };
  const media = {
    kind: 'media',
    id: 'm',
    file: picture,
    width: 'wide',
    ...words,
    ...told,
    ...placed,
  } as const;
  const plain = {
    opens: undefined,
    captions: undefined,
    moreCaptions: [],
    withoutCaptions: undefined,
    caption: undefined,
  };
  const items = ['a', 'b'].map((id) => ({ id, picture, ...plain }));
  const gallery = { kind: 'gallery', id: 'g', title: undefined, look: 'grid', items, ...placed } as const;
  const loading = (html: string) =>
    [...html.matchAll(/<img[^>]*>/g)].map(([image]) =>
      /loading="eager"/.test(image) && /fetchpriority="high"/i.test(image) ? 'at once' : 'later',
    );

  it('is asked for at once where it stands at the top, alone or in a gallery', async () => {
    expect(loading(await render([headline('Titel', 'giant'), media]))).toEqual(['at once']);
    expect(loading(await render([headline('Titel', 'giant'), gallery]))).toEqual(['at once', 'later']);
    const titles = [headline('Titel', 'giant'), headline('Beispiel', 'medium')];
    expect(loading(await render([...titles, gallery]))).toEqual(['at once', 'later']);
  });

  it('waits where something else is seen first', async () => {
    const above = [headline('Titel', 'giant'), media];
    expect(loading(await render([...above, { ...media, id: 'n' }, gallery]))).toEqual([
      'at once',
      'later',
      'later',
      'later',
    ]);
    expect(loading(await render([headline('Titel', 'drawer'), media]))).toEqual(['later']);
  });
});
