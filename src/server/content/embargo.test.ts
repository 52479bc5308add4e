import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Block } from '#blocks/kinds.ts';
import { documentBlockSchema } from '#blocks/stored-blocks.ts';
import { inEveryLocale } from '#i18n/locales.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { Poll } from '#polls/poll.fields.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { ContentClient } from './content-client.ts';
import { PublishedContent } from './published-content.ts';
import type { Redirect } from './published-page.ts';
import { Snapshots, type StateSnapshot } from './snapshots.ts';

const today = Date.parse('2026-11-22T12:00:00.000Z');
const day = 24 * 60 * 60_000;
const tomorrow = new Date(today + day).toISOString();

let dataDir: string;

beforeEach(() => {
  dataDir = directoryForTest();
  vi.useFakeTimers({ toFake: ['Date'], now: today });
});

afterEach(() => vi.useRealTimers());

function picture(name: string) {
  return {
    id: name,
    type: 'image' as const,
    src: `/media/${name}.png`,
    mimeType: 'image/png',
    size: 1,
    alt: '',
    focal: { x: 50, y: 50 },
    sources: [
      { type: 'image/webp', srcset: `/media/${name}-480x320.webp 480w, /media/${name}-960x640.webp 960w` },
    ],
  };
}

function pollOf(id: string, more: Partial<Poll> = {}): Poll {
  const option = (label: string) => ({
    id: label,
    label,
    detail: undefined,
    image: picture(`antwort-${id}-${label}`),
  });
  return {
    id,
    question: `Frage ${id}`,
    introduction: undefined,
    thanks: undefined,
    method: 'single',
    minChoices: 1,
    maxChoices: 1,
    options: [option('ja'), option('nein')],
    randomOrder: false,
    integrity: 'open',
    consent: undefined,
    resultsShown: 'always',
    resultsAs: 'share',
    opensAt: undefined,
    closesAt: undefined,
    ...more,
  };
}

const look = { ground: 'white', reveals: true, parallax: 'none' };

function pictureBlock(name: string): Block {
  return documentBlockSchema.parse({
    kind: 'media',
    id: name,
    file: picture(name),
    moreCaptions: [],
    width: 'wide',
    ...look,
  });
}

function pollBlock(poll: Poll): Block {
  return documentBlockSchema.parse({ kind: 'poll', id: `block-${poll.id}`, poll, look: 'even', ...look });
}

function pageAt(path: string, blocks: Block[], route: Partial<PageDocument['route']> = {}): PageDocument {
  return {
    id: path,
    path,
    locale: 'de',
    locales: ['de'],
    layout: 'default',
    title: path,
    description: '',
    hidden: false,
    route: { scrollToTop: true, transition: true, ...route },
    blocks,
    updatedAt: '2026-11-01T00:00:00.000Z',
  };
}

function settingsWith(...targets: string[]): ProjectSettings {
  const navigation = targets.map((href) => ({ label: href, href }));
  const texts = { title: '', description: '', claim: '', footer: navigation, legal: [] };
  return {
    brand: { name: 'VfB', styledLetter: 1 },
    social: [],
    locales: {
      ...inEveryLocale(() => ({ ...texts, navigation: [], footer: [] })),
      de: { ...texts, navigation },
    },
  };
}

interface Published {
  pages: PageDocument[];
  redirects?: Redirect[];
  polls?: Poll[];
  settings?: ProjectSettings;
}

async function contentWith({
  pages,
  redirects = [],
  polls = [],
  settings,
}: Published): Promise<PublishedContent> {
  const snapshots = new Snapshots(dataDir);
  for (const document of pages) await snapshots.writePage({ version: '1', document, records: [] });
  const state: StateSnapshot = {
    version: '1',
    redirects,
    changedRecords: [],
    forms: { forms: [] },
    polls: {
      polls: polls.map((poll) => ({ id: poll.id, key: `key-${poll.id}`, de: poll, codesIssued: 0 })),
      networks: [],
    },
    ...(settings ? { settings } : {}),
  };
  await snapshots.writeState(state);
  const content = new PublishedContent(new ContentClient('http://127.0.0.1:9', ''), snapshots);
  await content.restore();
  return content;
}

const files = ['trikot.png', 'trikot-480x320.webp', 'trikot-960x640.webp'];

it('gives nothing of a page before its moment, and all of it then, without a change of the content', async () => {
  const content = await contentWith({
    pages: [
      pageAt('/', []),
      pageAt('/trikot', [pictureBlock('trikot'), pollBlock(pollOf('7'))], { visibleFrom: tomorrow }),
    ],
    polls: [pollOf('7')],
    redirects: [
      { from: '/neu', to: '/trikot', status: 302 },
      { from: '/ganz-neu', to: '/neu?x=1', status: 302 },
    ],
    settings: settingsWith('/', '/trikot', '/neu', 'https://example.org/'),
  });
  const settingsHash = content.settingsHash;
  expect(content.page('/trikot', 'de')).toBeUndefined();
  expect(Array.from(content.pages(), ({ outline }) => outline.path)).toEqual(['/']);
  expect(content.polls.find('7')).toBeUndefined();
  expect(content.polls.find('key-7')).toBeUndefined();
  expect(content.redirect('/neu')).toBeUndefined();
  expect(JSON.stringify(content.list())).not.toMatch(/trikot|neu/);
  expect(content.settings?.locales.de.navigation.map(({ href }) => href)).toEqual([
    '/',
    'https://example.org/',
  ]);
  for (const name of files) expect(content.mayLoad(name), name).toBe(false);
  expect(content.mayLoad('antwort-7-ja.png')).toBe(false);

  vi.setSystemTime(today + day);
  expect(content.page('/trikot', 'de')?.document.path).toBe('/trikot');
  expect(content.polls.find('7')?.id).toBe('7');
  expect(content.polls.find('key-7')?.id).toBe('7');
  expect(content.redirect('/ganz-neu')?.rule.to).toBe('/neu?x=1');
  expect(content.list().pages.map(({ path }) => path)).toEqual(['/', '/trikot']);
  expect(content.settings?.locales.de.footer).toHaveLength(4);
  expect(content.settingsHash).not.toBe(settingsHash);
  for (const name of files) expect(content.mayLoad(name), name).toBe(true);
  expect(content.mayLoad('antwort-7-ja.png')).toBe(true);
});

it('keeps to itself where a page will redirect, and what only such a page shows', async () => {
  const content = await contentWith({
    pages: [
      pageAt('/bald', [pictureBlock('bald')], {
        visibleFrom: tomorrow,
        redirect: { to: '/ziel', status: 302 },
      }),
      pageAt('/ziel', []),
      pageAt('/jetzt', [], { redirect: { to: '/nirgends', status: 302 } }),
    ],
    redirects: [
      { from: '/bald', to: '/ziel', status: 302 },
      { from: '/jetzt', to: '/nirgends', status: 302 },
      { from: '/heft', to: '/media/heft.pdf', status: 302 },
    ],
  });
  expect(content.list()).toMatchObject({ pages: [{ path: '/ziel' }], redirects: [{ from: '/heft' }] });
  expect(content.page('/jetzt', 'de')).toBeUndefined();
  expect(content.mayLoad('heft.pdf')).toBe(true);
  vi.setSystemTime(today + day);
  expect(content.redirect('/bald')?.rule.to).toBe('/ziel');
});

it('knows a poll on no page from its opening on, with its pictures', async () => {
  const content = await contentWith({
    pages: [],
    polls: [
      pollOf('1', { opensAt: '2025-10-01T08:00:00.000Z' }),
      pollOf('2', { opensAt: tomorrow }),
      pollOf('3'),
    ],
  });
  const known = () => ['1', '2', '3'].filter((id) => content.polls.find(id));
  expect(known()).toEqual(['1']);
  expect([content.mayLoad('antwort-1-ja.png'), content.mayLoad('antwort-2-ja.png')]).toEqual([true, false]);
  vi.setSystemTime(today + day);
  expect(known()).toEqual(['1', '2']);
  expect(content.mayLoad('antwort-2-ja-480x320.webp')).toBe(true);
});

it('gives out a file for an hour after it was last seen, and the page and its poll no longer', async () => {
  const content = await contentWith({
    pages: [pageAt('/aktion', [pictureBlock('trikot'), pollBlock(pollOf('7'))], { visibleUntil: tomorrow })],
    polls: [pollOf('7')],
  });
  vi.setSystemTime(today + day);
  expect(content.page('/aktion', 'de')).toBeUndefined();
  expect(content.polls.find('7')).toBeUndefined();
  expect(content.mayLoad('trikot.png')).toBe(true);
  vi.setSystemTime(today + day + 60 * 60_000);
  expect(content.mayLoad('trikot.png')).toBe(false);
});

it('knows files in markup, in texts and in the frame of every page', async () => {
  const blocks = [
    { mode: 'cleaned', markup: "<a href='/media/heft-2b.pdf#s=3'>Heft</a>" },
    {
      mode: 'framed',
      document: '<img src="/media/im-text-1a.png?x" alt="">',
      title: 'Bild',
      height: 300,
      address: `/frames/${'a'.repeat(24)}`,
    },
  ].map((source) => documentBlockSchema.parse({ kind: 'html', id: 'h', source, width: 'text', ...look }));
  const content = await contentWith({
    pages: [pageAt('/', blocks)],
    settings: { ...settingsWith('/media/satzung-3c.pdf'), shareImage: picture('teilen') },
  });
  for (const name of ['im-text-1a.png', 'heft-2b.pdf', 'satzung-3c.pdf', 'teilen.png'])
    expect(content.mayLoad(name), name).toBe(true);
  for (const name of ['', 'x', 'im-text-1a', '../secrets.json', 'constructor'])
    expect(content.mayLoad(name), name).toBe(false);
});
