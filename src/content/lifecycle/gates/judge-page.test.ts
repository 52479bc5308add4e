import { describe, expect, test } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { judgePage, type Surroundings } from './judge-page.ts';

const both: ReadonlySet<Locale> = new Set(['de', 'en']);
const german: ReadonlySet<Locale> = new Set(['de']);

const surroundings: Surroundings = {
  files: new Map([
    ['1', { name: 'kurve.jpg', isPicture: true, described: both }],
    ['2', { name: 'nur-deutsch.jpg', isPicture: true, described: german }],
    ['3', { name: 'satzung.pdf', isPicture: false, described: german }],
  ]),
  records: new Map([
    ['polls/1', { isPublished: true, languages: both, files: new Map([['en', ['1', '2']]]) }],
    ['polls/2', { isPublished: false, languages: both, files: new Map() }],
    ['forms/1', { isPublished: true, languages: german, files: new Map() }],
  ]),
  pages: new Map([
    [
      '/strategie',
      {
        published: new Map([
          ['de', new Set(['zahlen'])],
          ['en', new Set(['figures'])],
        ]),
        drafted: both,
      },
    ],
    ['/bald', { published: new Map(), drafted: both }],
    ['/vorbei', { published: new Map([['de', new Set<string>()]]), drafted: both, isHidden: true }],
    ['/nur-deutsch', { published: new Map([['de', new Set<string>()]]), drafted: german }],
  ]),
  redirected: new Set(['/frueher']),
  linkedFiles: new Set(['/media/satzung.pdf']),
};

const headline = { id: 'h', blockType: 'headline', title: 'Seite' };
const media = (file: number) => ({ id: 'm', blockType: 'media', file });

const buttons = (href: string, label = 'Zur Seite') => ({
  id: 'b',
  blockType: 'buttons',
  items: [{ link: { label, href } }],
});

const running = (...children: object[]) => ({
  id: 'r',
  blockType: 'rich-text',
  title: 'Unsere Ge\u00ADschichte',
  content: { root: { children } },
});

const inlineLink = (url: string, ...texts: string[]) => ({
  type: 'link',
  fields: { url },
  children: texts.map((text) => ({ type: 'text', text })),
});

const judged = (locale: Locale, ...blocks: object[]) =>
  judgePage({ locale, path: '/seite', blocks }, surroundings);

const brief = (locale: Locale, ...blocks: object[]) =>
  judged(locale, ...blocks).map(({ severity, code, path }) => `${severity} ${code} ${path}`);

describe('alternative texts', () => {
  test('are wanted of every picture, in the language that it is shown in', () => {
    expect(brief('de', headline, media(2))).toEqual([]);
    expect(judged('en', headline, media(2))).toMatchObject([
      {
        severity: 'error',
        code: 'alt-missing',
        block: 'm',
        path: 'blocks.1.file',
        locale: 'en',
        message: {
          de: 'Das Bild „nur-deutsch.jpg“ in Baustein 2 („Bild, Film oder Ton“) hat auf Englisch keinen Alternativtext. Bitte in der Mediathek eintragen, was darauf zu sehen ist, und dann veröffentlichen.',
          en: expect.stringContaining('has no alternative text in English'),
        },
      },
    ]);
  });

  test('are wanted of a poll’s pictures and of those in running text, but not of documents', () => {
    expect(brief('en', { blockType: 'poll', poll: 1 })).toEqual(['error alt-missing blocks.0.poll']);
    const upload = { type: 'upload', relationTo: 'media', value: 2 };
    expect(brief('en', running(upload))).toEqual(['error alt-missing blocks.0.content']);
    expect(brief('en', media(3))).toEqual([]);
  });
});

describe('files, polls, forms and products', () => {
  test('have to be there, published, and in the language', () => {
    expect(brief('de', media(99))).toEqual(['error reference-gone blocks.0.file']);
    expect(brief('de', { blockType: 'poll', poll: 2 })).toEqual(['error reference-draft blocks.0.poll']);
    expect(brief('de', { blockType: 'form', form: 1 })).toEqual([]);
    expect(brief('en', { blockType: 'form', form: 1 })).toEqual([
      'error reference-untranslated blocks.0.form',
    ]);
  });

  test('may have been read along with the page', () => {
    expect(brief('de', { blockType: 'poll', poll: { id: 1 } })).toEqual([]);
    expect(brief('de', { blockType: 'poll', poll: { id: 99 } })).toEqual([
      'error reference-gone blocks.0.poll',
    ]);
  });
});

describe('links', () => {
  const field = 'blocks.0.items.0.link.href';

  test.each([
    '/strategie',
    '/Strategie/?von=hier',
    '/seite',
    '/frueher',
    '/media/satzung.pdf',
    '/favicon.svg',
    '/en/strategie',
    '#top',
    'https://example.org/gibt-es-nicht#x',
    'mailto:info@example.org',
  ])('to %s are fine', (href) => {
    expect(brief('de', buttons(href))).toEqual([]);
  });

  test('lead to a page that visitors can open in their language', () => {
    expect(brief('de', buttons('/gibt-es-nicht'))).toEqual([`error link-dead ${field}`]);
    expect(brief('de', buttons('/nur-deutsch'))).toEqual([]);
    expect(brief('en', buttons('/nur-deutsch'))).toEqual([`error link-dead ${field}`]);
    // The language prefix is added automatically, and would be there twice.
    expect(brief('en', buttons('/en/strategie'))).toEqual([`error link-dead ${field}`]);
  });

  test('may lead to a page that is still a draft, with a warning', () => {
    expect(brief('de', buttons('/bald#da'))).toEqual([`warning link-draft ${field}`]);
  });

  test('may lead to a page that can’t be seen now, with a warning', () => {
    expect(brief('de', buttons('/vorbei'))).toEqual([`warning link-hidden ${field}`]);
  });

  test('lead to a file that is there', () => {
    expect(brief('de', buttons('/media/fort.pdf?neu'))).toEqual([`error link-dead ${field}`]);
  });

  test('lead to an anchor that is there, on this page or another', () => {
    const anchored = { ...headline, anchor: 'oben' };
    expect(brief('de', buttons('#oben'), anchored)).toEqual([]);
    expect(brief('de', buttons('/seite#oben'), anchored)).toEqual([]);
    expect(brief('de', buttons('#unten'), anchored)).toEqual([`error anchor-dead ${field}`]);
    expect(brief('de', buttons('/strategie#zahlen'))).toEqual([]);
    expect(brief('en', buttons('/strategie#zahlen'))).toEqual([`error anchor-dead ${field}`]);
  });

  test('have words', () => {
    expect(brief('de', buttons('/strategie', ' \u00AD'))).toEqual([`error link-unnamed ${field}`]);
    expect(brief('de', running(inlineLink('/strategie', ' ')))).toEqual([
      'error link-unnamed blocks.0.content',
    ]);
    expect(brief('de', running(inlineLink('/strategie', 'Zur ', 'Strategie')))).toEqual([]);
    const markup = '<p><a title="x" href="/strategie"><b>&nbsp;</b></a> <a href="/fort">fort</a></p>';
    const source = { mode: 'inline', markup };
    expect(brief('de', { blockType: 'html', source })).toEqual([
      'error link-unnamed blocks.0.source.markup',
      'error link-dead blocks.0.source.markup',
    ]);
  });
});

test.each([
  'hier',
  'Hier.',
  '→ mehr …',
  'Mehr er\u00ADfahren',
  'Click here',
  'Read more »',
  'https://example.org/satzung?seite=2',
  'www.example.org',
])('a link called “%s” is a warning', (text) => {
  const [one, ...others] = judged('de', running(inlineLink('/strategie', text)));
  expect(others).toEqual([]);
  expect(one).toMatchObject({ severity: 'warning', code: 'link-vague', path: 'blocks.0.content' });
});

test.each(['Mehr Fahrradbügel', 'Hier geht es zur Kurve', 'info@example.org', 'example.org', '+49 711 1893'])(
  'a link called “%s” is fine',
  (text) => {
    expect(judged('de', running(inlineLink('/strategie', text)))).toEqual([]);
  },
);

test('a sentence names the block by its place, kind and title, and says the same thing once', () => {
  const link = inlineLink('/fort', 'Fort');
  const [one, ...others] = judged('de', headline, running(link, { type: 'paragraph', children: [link] }));
  expect(others).toEqual([]);
  expect(one?.message).toEqual({
    de: 'Der Link „Fort“ in Baustein 2 („Fließtext – Unsere Geschichte“) führt zu „/fort“. Diese Seite gibt es auf Deutsch nicht. Bitte ein anderes Ziel eintragen.',
    en: 'The link “Fort” in block 2 (“Running text – Unsere Geschichte”) leads to “/fort”. There is no such page in German. Please give another target.',
  });
});
