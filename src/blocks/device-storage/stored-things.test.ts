import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { formListSchema } from '#forms/form-list.ts';
import { deviceRecordOf, frameOriginsOf, storedThings } from './stored-things.server.ts';

const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: (path) => /\.next|\.test\.|device-storage|^src\/content/.test(path),
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const blocks = resolveBlocks(
  [
    {
      blockType: 'embed',
      id: '1',
      title: 'a',
      source: { provider: 'youtube', address: 'Heimspiel93' },
    },
    {
      blockType: 'embed',
      id: '2',
      title: 'b',
      source: { provider: 'youtube', address: 'Heimspiel94' },
    },
    {
      blockType: 'embed',
      id: '3',
      title: 'c',
      source: { provider: 'frame', address: 'https://a.example/' },
    },
    {
      blockType: 'video-embed',
      id: '4',
      title: 'd',
      source: { provider: 'vimeo', address: '18930909' },
    },
    { blockType: 'video-embed', id: '5', title: 'e', source: { provider: 'file' } },
  ],
  { locale: 'de', kindIndex: [], brand, frameHosts: [] },
);
const none = resolveBlocks([{ blockType: 'headline', id: '1', version: 1, title: 'x' }], {
  locale: 'de',
  kindIndex: [],
  brand,
  frameHosts: [],
});

describe('the record of what is stored', () => {
  it('needs no consent for anything, and so no banner', () => {
    expect(storedThings.filter(({ basis }) => basis === 'consent')).toEqual([]);
  });

  it('knows every name that the code stores under', () => {
    const written = sources.flatMap(({ text }) =>
      /localStorage|sessionStorage/.test(text) || text.includes('heimspiel:vote')
        ? (text.match(/heimspiel:[a-z]+/g) ?? [])
        : [],
    );
    const keys = sources.flatMap(({ text }) => text.match(/[kK]ey = 'heimspiel:[a-z]+/g) ?? []);
    const names = [...written, ...keys.map((key) => key.replace(/^.*'/, ''))];
    expect(new Set(names).size).toBeGreaterThanOrEqual(4);
    const known = storedThings.map(({ name }) => name.replace(/:…$/, ''));
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('is complete: nothing else of a browser’s stores is used', () => {
    const others =
      /\bindexedDB\b|\bcookieStore\b|\bcaches\.\w|navigator\.storage|serviceWorker|createWritable/;
    expect(sources.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
    const cookies = sources.filter(({ text }) => /document\.cookie =|'set-cookie'/.test(text));
    expect(cookies.map(({ file }) => file).toSorted()).toEqual([
      'src/server/pages/visitor-language.ts',
      'src/site/navigation/language-cookie.ts',
    ]);
  });

  it('lists what published blocks bring, and leaves out what none of them does', () => {
    const names = (of: typeof blocks) => deviceRecordOf(of, [], 'de').stored.map(({ name }) => name);
    expect(names(none)).toEqual(['i18n_redirected', 'heimspiel:reload', 'heimspiel:typed']);
    expect(names(blocks)).toContain('heimspiel:embeds');
    expect(names(blocks)).not.toContain('heimspiel:vote:…');
    expect(deviceRecordOf(none, [], 'de').recipients).toEqual([]);
    expect(deviceRecordOf(blocks, [], 'en').recipients.map(({ name }) => name)).toEqual(['Vimeo', 'YouTube']);
  });

  it('says how long the forms on published pages keep what is entered, and nothing of others', () => {
    const form = (id: string, title: string) => ({
      id,
      de: {
        id,
        title,
        fields: [],
        submitLabel: 'Senden',
        confirmation: 'Danke',
        introduction: undefined,
        confirmationPage: undefined,
      },
      recipients: [],
      retentionDays: 14,
    });
    const shown = resolveBlocks(
      [
        {
          blockType: 'form',
          id: '1',
          version: 1,
          form: { ...form('7', '').de, title: 'Rückruf', _status: 'published' },
        },
      ],
      { locale: 'de', kindIndex: [], brand, frameHosts: [] },
    );
    const { forms } = formListSchema.parse({ forms: [form('7', 'Rückruf'), form('8', 'Noch ein Entwurf')] });
    expect(deviceRecordOf(shown, forms, 'de').forms).toEqual([{ form: 'Rückruf', days: 14 }]);
    expect(deviceRecordOf(shown, forms, 'en').forms).toEqual([]);
    expect(deviceRecordOf(none, forms, 'de').forms).toEqual([]);
  });

  it('names the origins of frames that can be loaded, each once, and none of a host that is not allowed', () => {
    expect(frameOriginsOf(none)).toEqual([]);
    expect(frameOriginsOf(blocks)).toEqual(['https://player.vimeo.com', 'https://www.youtube-nocookie.com']);
  });
});
