import { expect, test } from 'vitest';
import { judgeTranslation, type PageWriting } from './judge-translation.ts';

const headline = (title: string, twin = 'h') => ({ id: `row-${title}`, twin, blockType: 'headline', title });

const running = (...lines: string[]) => ({
  id: 'r',
  twin: 'r',
  blockType: 'rich-text',
  content: {
    root: {
      children: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
    },
  },
});

const german = (...blocks: object[]): PageWriting => ({
  locale: 'de',
  title: 'Neue Sitze für die Kurve',
  description: 'Im Sommer bekommt die Kurve neue Sitze.',
  blocks,
});

const english = (...blocks: object[]): PageWriting => ({
  locale: 'en',
  title: 'New seats for the curve',
  description: 'This summer the curve gets new seats.',
  blocks,
});

const brief = (translation: PageWriting, source: PageWriting) =>
  judgeTranslation(translation, source).map(({ severity, code, path }) => `${severity} ${code} ${path}`);

test('what is translated is fine, in whichever order it stands', () => {
  const source = german(headline('Wir bauen um.'), running('Am 1. Juni beginnt der Umbau.'));
  const translation = english(running('Work starts on 1 June.'), headline('We are rebuilding.'));
  expect(judgeTranslation(translation, source)).toEqual([]);
});

test('names and single words may be the same', () => {
  const source = german(headline('Team'), running('Ines Roth, Mercedesstraße 109', 'Zusammen voran'));
  expect(judgeTranslation({ ...english(), blocks: source.blocks }, source)).toEqual([]);
});

test('code is no text, in markup and in documents for a frame', () => {
  const code = '<style>\n.tool { border-block: 4px solid; font-weight: 600; }\n</style>';
  const framed = (title: string) => ({
    id: 'f',
    twin: 'f',
    blockType: 'html',
    source: { mode: 'framed', document: code, title },
  });
  expect(judgeTranslation(english(framed('Width')), german(framed('Breite')))).toEqual([]);
});

test('a block that was carried over and not translated is a warning at its field, one for each block', () => {
  const source = german(headline('Team'), running('Am 1. Juni beginnt der Umbau.', 'Er dauert acht Wochen.'));
  const translation = english(
    headline('Team'),
    running('Work starts on 1 June.', 'Er dauert acht Wochen.', 'Am 1. Juni beginnt der Umbau.'),
  );
  expect(judgeTranslation(translation, source)).toEqual([
    {
      severity: 'warning',
      code: 'text-untranslated',
      block: 'r',
      path: 'blocks.1.content',
      locale: 'en',
      label: { de: 'Baustein 2 („Fließtext“)', en: 'Block 2 (“Running text”)' },
      message: {
        de: '„Er dauert acht Wochen.“ und ein weiterer Text in Baustein 2 („Fließtext“) stehen auf Englisch noch wie auf Deutsch. Bitte übersetzen.',
        en: '“Er dauert acht Wochen.” and one more text in block 2 (“Running text”) still read in English as in German. Please translate.',
      },
    },
  ]);
});

test('so are title and description', () => {
  const source = german();
  expect(brief({ ...source, locale: 'en' }, source)).toEqual([
    'warning text-untranslated title',
    'warning text-untranslated seo.description',
  ]);
});

test('blocks without a twin are told together', () => {
  const source = german(
    headline('Wir bauen um.'),
    ...Array.from({ length: 6 }, (_, at) => headline(`Punkt ${at}`, `t${at}`)),
  );
  const [finding, ...others] = judgeTranslation(english(headline('We are rebuilding.')), source);
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ severity: 'warning', code: 'block-untranslated', path: 'blocks' });
  expect(finding?.message.de).toBe(
    'Auf Englisch fehlt, was es auf Deutsch gibt – Baustein 2 („Überschrift – Punkt 0“), Baustein 3 („Überschrift – Punkt 1“), Baustein 4 („Überschrift – Punkt 2“), Baustein 5 („Überschrift – Punkt 3“), 2 weitere. Bitte übernehmen und übersetzen.',
  );
  // Blocks for the readers of one language are not translations.
  expect(judgeTranslation(english(headline('A'), headline('B', 'b')), german(headline('A')))).toEqual([]);
});
