import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writtenBrand } from '#brand/brand.ts';
import { shippedFaces } from '#brand/shipped-faces.ts';
import { identitySubject, signPreview } from '#pages/preview-token.ts';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';
import { type ObjectStorage, startObjectStorage } from '../../../../tests/support/object-storage.ts';
import { SiteOfContent, secrets } from '../../../../tests/support/site-of-content.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';
import { readBrand, readWrittenBrand } from './read-brand.ts';

const packaged = createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json');
const archivo = join(packaged, '../files/archivo-latin-standard-normal.woff2');

const uploaded = z.object({
  doc: z.object({ id: z.number(), filename: z.string(), mimeType: z.string() }),
});
const refused = z.object({
  errors: z.array(z.object({ message: z.string() })).min(1),
});

describe.each(databasesOfSuite)('typefaces of the identity, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  const { editor } = backend;
  let site: SiteOfContent;

  beforeAll(async () => {
    await backend.provideSettings();
    const blocks = [{ blockType: 'headline', title: 'Schrift', version: 1 }];
    await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: { path: '/', title: 'Start', layout: 'default', blocks, _status: 'published' },
    });
    site = await SiteOfContent.start(backend);
  });

  afterAll(() => site.end());

  /** The fonts that a page preloads for headlines, and its CSS. */
  const shown = async (query = '') => {
    await site.untilCurrent();
    const html = await (await fetch(`${site.url}/${query}`)).text();
    const stylesheets = [...html.matchAll(/<link rel="stylesheet" href="(\/brand\/[^"]+)"/g)];
    const rules = stylesheets.map(async ([, address = '']) =>
      (await fetch(site.url + address.replaceAll('&amp;', '&'))).text(),
    );
    return { html, css: (await Promise.all(rules)).join('\n') };
  };

  const upload = (bytes: Buffer, name: string, facts: object = {}, language = 'de') => {
    return editor(
      'POST',
      '/media?locale=de',
      uploadOf(new File([new Uint8Array(bytes)], name, { type: 'font/ttf' }), {
        alt: 'Die Schrift',
        ...facts,
      }),
      { 'accept-language': language },
    );
  };

  const publish = (type: object, language = 'de') =>
    editor(
      'POST',
      '/globals/brand?locale=de&fallback-locale=none',
      { type, _status: 'published' },
      { 'accept-language': language },
    );

  const sentence = async (answer: Response) => {
    expect(answer.status, await answer.clone().text()).toBeGreaterThanOrEqual(400);
    return refused.parse(await answer.json()).errors[0]?.message ?? '';
  };

  test('are those that the product brings, in either role', async () => {
    const answer = await publish({ faces: { text: { typeface: 'robotoSerif' } }, text: { weight: 420 } });
    expect(answer.status, await answer.text()).toBe(200);
    const { faces } = (await readWrittenBrand(backend.payload)).type;
    expect(faces.display).toEqual(writtenBrand.type.faces.display);
    expect(faces.text).toEqual({
      ...shippedFaces.robotoSerif.text,
      use: writtenBrand.type.faces.text.use,
    });
    expect((await publish({ faces: { text: { typeface: 'comic' } } })).status).toBe(400);
    expect((await publish({ faces: { text: { typeface: null } } })).status).toBe(200);
    expect((await readWrittenBrand(backend.payload)).type).toEqual(writtenBrand.type);
  });

  test('are an editor’s own file, cut to what the site shows, with source and licence', async () => {
    const missing = await publish({ faces: { display: { typeface: 'own' } } });
    expect(await sentence(missing)).toMatch(/^Hier fehlt eine Schriftdatei\./);
    const latin = await readFile(archivo);
    const sent = await upload(latin, 'Kurve Süd.TTF', { source: 'Omnibus-Type' });
    expect(sent.status, await sent.clone().text()).toBe(201);
    const { doc } = uploaded.parse(await sent.json());
    expect(doc).toMatchObject({
      filename: expect.stringMatching(/^kurve-sued-[0-9a-f]{10}\.woff2$/),
      mimeType: 'font/woff2',
    });
    const display = { faces: { display: { typeface: 'own', file: doc.id } } };
    expect(await sentence(await publish(display, 'en'))).toMatch(/^This font file lacks its source/);
    const licensed = await editor('PATCH', `/media/${doc.id}?locale=de`, { licence: 'OFL 1.1' });
    expect(licensed.status, await licensed.text()).toBe(200);
    const answer = await publish(display);
    expect(answer.status, await answer.text()).toBe(200);

    const { faces, display: set } = (await readWrittenBrand(backend.payload)).type;
    const { files, ...face } = faces.display;
    expect(face).toEqual({
      family: 'Archivo Club Display',
      cutFrom: 'Archivo',
      license: { name: 'OFL 1.1' },
      source: 'Omnibus-Type',
      use: writtenBrand.type.faces.display.use,
      weights: { least: 850, most: 850 },
      widths: { least: 62, most: 125 },
    });
    expect(set.weight).toBe(850);
    const [page] = files?.parts ?? [];
    expect(page?.part).toBe('page');
    const cut = Buffer.from(page?.woff2 ?? '', 'base64');
    expect(cut.length).toBeLessThan(30_000);
    // Parsed: the letters are there, and the width is the only axis.
    const sfnt = await subsetFont(cut, 'aß', { targetFormat: 'sfnt' });
    const { tables, charToGlyphIndex } = opentype.parse(new Uint8Array(sfnt).buffer);
    expect(charToGlyphIndex).toBeTypeOf('function');
    expect(tables.fvar?.axes.map(({ tag }) => tag)).toEqual(['wdth']);

    // The site uses it and serves it immutably.
    const { html, css } = await shown();
    expect(css).toContain('--font-display: "Archivo Club Display"');
    const [address = ''] = /\/brand\/[0-9a-f]{10}\/display-page\.woff2/.exec(css) ?? [];
    expect(html).toContain(`href="${address}"`);
    const font = await fetch(site.url + address);
    expect(font.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await font.arrayBuffer()).equals(cut)).toBe(true);
    expect(await (await fetch(`${site.url}/brand/guidelines.md`)).text()).toContain('OFL 1.1');
    const { drawnFace } = await import('#brand/drawn-face.server.ts');
    const [drawn] = await drawnFace((await readBrand(backend.payload)).type.faces);
    expect(drawn?.charToGlyphIndex('ß')).toBeGreaterThan(0);

    // It can't be trashed or replaced while the site uses it.
    const trashed = await editor('PATCH', `/media/${doc.id}?locale=de`, {
      deletedAt: new Date().toISOString(),
    });
    expect(await sentence(trashed)).toMatch(/^Das wird noch gebraucht – Identität, Schriften\./);
    const form = uploadOf(new File([new Uint8Array(latin)], 'andere.ttf'), {});
    expect(await sentence(await editor('PATCH', `/media/${doc.id}?locale=de`, form))).toMatch(
      /wird nicht ersetzt/,
    );
    // A draft with another typeface shows only with a token.
    const drafted = await editor('POST', '/globals/brand?locale=de&draft=true', {
      type: { faces: { display: { typeface: null }, text: { typeface: 'own', file: doc.id } } },
    });
    expect(drafted.status, await drafted.text()).toBe(200);
    const token = signPreview(identitySubject, secrets.PREVIEW_SECRET, Date.now());
    const draft = await shown(`?identity=${token}`);
    const [inDraft = ''] = /\/brand\/draft\/text-page\.woff2\?[^"]+/.exec(draft.css) ?? [];
    expect((await fetch(site.url + inDraft)).headers.get('content-type')).toBe('font/woff2');
    expect((await fetch(`${site.url}/brand/draft/text-page.woff2`)).status).toBe(404);
    expect((await shown()).css).not.toContain('Archivo Club Text');

    const none = { typeface: null, file: null };
    expect((await publish({ faces: { display: none, text: none } })).status).toBe(200);
    expect((await shown()).css).not.toContain('Club');
    expect((await fetch(site.url + address)).status).toBe(200);
    expect((await readWrittenBrand(backend.payload)).type).toEqual(writtenBrand.type);
  });

  test('are refused in a sentence where they can’t be used', async () => {
    const latin = await readFile(archivo);
    const told = async (bytes: Buffer, language: string) =>
      sentence(await upload(bytes, 'Schrift.woff2', {}, language));
    expect(await told(latin.subarray(0, 3000), 'de')).toMatch(/lässt sich nicht lesen/);
    const bomb = Buffer.from(latin);
    bomb.writeUInt32BE(0xffffffff, 16);
    expect(await told(bomb, 'de')).toMatch(/zu groß/);
    const huge = Buffer.concat([await subsetFont(latin, 'a', { targetFormat: 'sfnt' }), Buffer.alloc(5e6)]);
    expect(await told(huge, 'en')).toMatch(/too large/);
    const few = await subsetFont(latin, 'abc', { targetFormat: 'woff2' });
    expect(await told(few, 'en')).toMatch(/lacks letters/);
    const restricted = await subsetFont(latin, fullText, { targetFormat: 'sfnt' });
    forbid(restricted);
    expect(await told(restricted, 'de')).toMatch(/verbietet selbst/);
  });

  test('may have one weight and one width, which nobody has to say', async () => {
    const single = await subsetFont(await readFile(archivo), fullText, {
      targetFormat: 'sfnt',
      variationAxes: { wght: 500, wdth: 100 },
    });
    const sent = await upload(single, 'Eine.ttf', { source: 'Omnibus-Type', licence: 'OFL 1.1' });
    const { doc } = uploaded.parse(await sent.json());
    const own = { typeface: 'own', file: doc.id };
    const answer = await publish({ faces: { display: own, text: own } });
    expect(answer.status, await answer.text()).toBe(200);
    const { display, text, faces } = (await readWrittenBrand(backend.payload)).type;
    expect([display.weight, display.width, display.narrow, text.weight]).toEqual([500, 100, 100, 500]);
    expect(faces.text.widths).toEqual({ least: 100, most: 100 });
    expect(faces.text.files?.drawn).toBeUndefined();
  });
});

describe('a typeface of the identity in a bucket', () => {
  let storage: ObjectStorage;
  let backend: ContentBackend;

  beforeAll(async () => {
    storage = await startObjectStorage();
    const { bucket, region, endpoint = '', accessKeyId = '', secretAccessKey = '' } = storage.place;
    backend = await ContentBackend.start({
      environment: {
        ...secrets,
        S3_BUCKET: bucket,
        S3_REGION: region,
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
  });

  afterAll(async () => {
    await backend.end();
    await storage.remove();
  });

  test('is cut from there, an italic one, too', async () => {
    const editor = await backend.as('editor');
    const italic = await readFile(archivo.replace('-normal.', '-italic.'));
    const form = uploadOf(new File([new Uint8Array(italic)], 'Kurve Kursiv.ttf', { type: 'font/ttf' }), {
      alt: 'Die Schrift',
      source: 'Omnibus-Type',
      licence: 'OFL 1.1',
    });
    const sent = await editor('POST', '/media?locale=de', form);
    expect(sent.status, await sent.clone().text()).toBe(201);
    const { doc } = uploaded.parse(await sent.json());
    expect(existsSync(join(backend.dataDir, 'media', doc.filename))).toBe(false);
    const face = { typeface: 'own', file: doc.id };
    const type = { faces: { display: face } };
    const answer = await editor('POST', '/globals/brand?locale=de', { type, _status: 'published' });
    expect(answer.status, await answer.text()).toBe(200);
    // With its backend's settings, which have the bucket.
    const { readWrittenBrand: read } = await import('./read-brand.ts');
    const { files, cutFrom } = (await read(backend.payload)).type.faces.display;
    expect(cutFrom).toBe('Archivo');
    const cut = Buffer.from(files?.parts[0]?.woff2 ?? '', 'base64');
    const sfnt = await subsetFont(cut, 'aß', { targetFormat: 'sfnt' });
    const { tables } = opentype.parse(new Uint8Array(sfnt).buffer);
    expect(tables.fvar?.axes.map(({ tag }) => tag)).toEqual(['wdth']);
  });
});

const fullText = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}ÄÖÜäöüß`;

/** Sets the font's OS/2 `fsType` to restricted embedding. */
function forbid(font: Buffer): void {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString('latin1', entry, entry + 4) === 'OS/2')
      font.writeUInt16BE(2, font.readUInt32BE(entry + 8) + 8);
}
