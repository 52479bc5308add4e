import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { masterSize } from '#brand/logo-sizes.ts';
import { BrandFiles } from './brand-files.ts';
import { brandRoutes } from './brand-routes.ts';
import { DrawnLogos } from './drawn-logos.ts';
import { Logos, logoNames } from './logos.ts';

const current = new BrandFiles(brand, 'https://example.org');
const app = brandRoutes({
  brands: { current, files: async () => undefined, eras: [] },
  content: { settings: undefined, pages: () => [] },
  siteUrl: 'https://example.org',
  networkOf: (context) => context.req.header('from') ?? '',
});
const { ring, white, ink } = brand.colors;

const read = async (name: string, network = '') => {
  const answer = await app.request(`/brand/logos/${name}`, { headers: { from: network } });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

test('a master stands in the colours of its ground, or in one', async () => {
  const onWhite = (await read('wordmark-on-white.svg')).bytes.toString();
  expect(onWhite).toContain(`fill="${ink.hex}"`);
  expect(onWhite).toContain(`fill="${ring.hex}"`);
  const onRing = (await read('wordmark-on-ring.svg')).bytes.toString();
  expect(onRing).toContain(`fill="${white.hex}"`);
  expect(onRing).not.toContain(ring.hex);
  const inBlack = (await read('symbol-in-black.svg')).bytes.toString();
  expect([...new Set(inBlack.match(/#[0-9A-F]+/g))]).toEqual(['#000000']);
  for (const text of [onWhite, onRing, inBlack]) expect(text).not.toContain('var(');
});

test.each([16, 137, 512, 1182, 2048])(
  '%i px tall it is that tall, to the pixel, on nothing',
  async (height) => {
    for (const format of height > 1182 ? ['png'] : ['png', 'webp']) {
      const { bytes, answer } = await read(`wordmark-on-white.${format}?height=${height}`);
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.height, info.width]).toEqual([height, height * 3]);
      expect(data[3], 'the first pixel is clear').toBe(0);
      const channels = [1, 3, 5].map((at) => Number.parseInt(ring.hex.slice(at, at + 2), 16));
      let isRed = false;
      for (let at = 0; at < data.length && !isRed; at += 4)
        isRed = data[at + 3] === 255 && channels.every((value, channel) => data[at + channel] === value);
      // At 16 px the letter in the ring's colour is all edge.
      if (height > 100) expect(isRed).toBe(true);
    }
  },
);

test('the symbol is a WebP in any size, and a long mark’s address leads to the PNG where it has more pixels', async () => {
  expect((await read('symbol-on-white.webp?height=2048')).answer.status).toBe(200);
  const { answer } = await read('wordmark-on-white.webp?height=1183');
  expect(answer.status).toBe(301);
  const there = new URL(answer.headers.get('location') ?? '', 'https://example.org/brand/logos/x');
  expect(there.pathname + there.search).toBe('/brand/logos/wordmark-on-white.png?height=1183');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect((await read('wordmark-on-white.webp?height=2049')).answer.status).toBe(400);
});

test('a download is named after the club, the mark, its ground and its size', async () => {
  const { answer } = await read('symbol-on-night.png?height=64');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="vfb-symbol-on-night-64.png"');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('x-brand-version')).toBe(current.version);
});

test('whoever has it is told so', async () => {
  const { answer } = await read('symbol-on-night.svg');
  const again = await app.request('/brand/logos/symbol-on-night.svg', {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
});

test('an icon holds three pictures that can be read', async () => {
  const { bytes } = await read('symbol-on-white.ico');
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  for (const [place, side] of [16, 32, 48].entries()) {
    const entry = bytes.subarray(6 + 16 * place);
    const image = bytes.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  }
});

test('an icon has no picture in which the mark is smaller than it may be', async () => {
  const { bytes } = await read('wordmark-on-white.ico');
  // Three times as wide as tall, and at least 20 px tall.
  expect([6, 22, 38].map((at) => bytes[at])).toEqual([64, 128, 0]);
});

test('an icon of a size that was asked for holds that picture alone', async () => {
  const { bytes, answer } = await read('symbol-on-white.ico?height=256');
  expect(answer.headers.get('content-disposition')).toBe('inline; filename="vfb-symbol-on-white-256.ico"');
  // The format encodes 256 as 0.
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 0, 0]);
  const image = bytes.subarray(bytes.readUInt32LE(18));
  expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 256, height: 256 });
  expect((await read('symbol-on-white.ico?height=257')).answer.status).toBe(400);
});

test('a PDF holds shapes and no pixels, on a page of the master’s size', async () => {
  const { bytes } = await read('wordmark-on-white.pdf');
  const document = await PDFDocument.load(bytes);
  expect(document.getPage(0).getSize()).toEqual({ width: 720, height: 240 });
  const images = document.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream && object.dict.toString().includes('/Image'));
  expect(images).toEqual([]);
  expect((await read('wordmark-on-white.pdf')).bytes.equals(bytes)).toBe(true);
});

test('an EPS holds the shapes alone, with a box of the master’s size, and the same bytes each time', async () => {
  for (const name of ['wordmark-on-white.eps', 'symbol-on-night.eps', 'symbol-in-black.eps']) {
    const { bytes, answer } = await read(name);
    expect(answer.headers.get('content-type')).toBe('application/postscript');
    const text = bytes.toString('latin1');
    expect(text).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 (720 240|480 480)\n/);
    expect(text.match(/\bf$/gm)?.length, name).toBeGreaterThan(0);
    // Unbalanced operators would lose the embedding document's graphics state.
    expect(text.match(/^q$/gm)?.length).toBe(text.match(/^Q$/gm)?.length);
    expect(text).toMatch(/\nend\n%%EOF\n$/);
    expect((await read(name)).bytes.equals(bytes)).toBe(true);
  }
});

test('one file has every logo once, by all its names, as its own address gives it, and what belongs to it', async () => {
  const answer = await app.request('/brand/logos.zip');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="vfb-logos.zip"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true });
  const entries = await reader.getEntries();
  const unpacked = new Map<string, Buffer>();
  for (const entry of entries) {
    if (entry.directory) throw new Error(`${entry.filename} is no file.`);
    // Reading verifies the checksum.
    unpacked.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  }
  const different = new Set([...unpacked.values()].map((each) => each.toString('latin1')));
  expect(different.size, 'no file is in it twice').toBe(unpacked.size);
  for (const format of ['svg', 'pdf', 'eps', 'png', 'webp', 'ico'] as const)
    for (const name of logoNames(brand, format)) {
      const [, mark = '', place = ''] = /^([a-z]+)(-.*)\./.exec(name) ?? [];
      const isFile = new RegExp(
        `^${format}/vfb-${mark}(?:-[a-z]+)*${place}(?:-[a-z]+)*(?:-512)?\\.${format}$`,
      );
      const [file, ...others] = [...unpacked.keys()].filter((each) => isFile.test(each));
      expect(others, name).toEqual([]);
      expect(unpacked.get(file ?? '')?.equals((await read(name)).bytes), name).toBe(true);
    }
  for (const name of ['guidelines.de.md', 'guidelines.en.md', 'tokens.ase', 'tokens.gpl', 'typefaces.zip'])
    expect([...unpacked.keys()]).toContain(name);
  const again = Buffer.from(await (await app.request('/brand/logos.zip')).arrayBuffer());
  expect(again.equals(bytes)).toBe(true);
});

test('a profile picture is on its ground, and cut round it keeps its clear space', async () => {
  const { bytes, answer } = await read('symbol-on-night-framed.png?height=400');
  expect(answer.headers.get('content-disposition')).toContain('vfb-symbol-on-night-framed-400.png');
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 400]);
  const night = [1, 3, 5].map((at) => Number.parseInt(brand.colors.night.hex.slice(at, at + 2), 16));
  const { width, height } = masterSize(brand.marks.symbol.master);
  const space = brand.marks.symbol.clearSpace * height;
  const unit = 400 / Math.ceil(Math.hypot(width + 2 * space, height + 2 * space));
  for (let at = 0; at < data.length; at += 3) {
    const [x, y] = [((at / 3) % 400) - 199.5, Math.floor(at / 3 / 400) - 199.5];
    const isGround = night.every((value, channel) => data[at + channel] === value);
    const isInside = Math.max(Math.abs(x) / width, Math.abs(y) / height) <= 0.5 * unit + 0.01;
    if (!isGround && !isInside) throw new Error(`Something is at ${x}, ${y}.`);
  }
  expect((await read('symbol-in-black-framed.png')).answer.status).toBe(404);
});

test('whatever else is asked for is not there, or can’t be that tall', async () => {
  for (const name of [
    'wordmark-on-sky.svg',
    'wordmark-in-ring.svg',
    'crest-on-white.svg',
    'wordmark-on-white.gif',
    'wordmark-on-white.svg.png',
    'wordmark-on-constructor.svg',
  ])
    expect((await read(name)).answer.status, name).toBe(404);
  for (const height of ['15', '2049', '99999', '100000', '1e3', '64.5', '-64', '', 'x'])
    expect((await read(`symbol-on-white.png?height=${height}`)).answer.status, height).toBe(400);
  const { answer, bytes } = await read(`symbol-on-white.png?height=${'9'.repeat(5000)}&height=64`);
  expect(answer.status).toBe(400);
  expect(bytes.toString()).toMatch(/^Eine Höhe .* von 16 bis 2048.*\nA height .* from 16 to 2048.*\n$/);
});

test('a mark as long as one may be has all its files, none of them wider than 8,192 px', async () => {
  const long = structuredClone(brand);
  for (const mark of [long.marks.wordmark, long.marks.symbol])
    mark.master = mark.master.replace(
      /width="\d+" height="\d+" viewBox="[^"]*"/,
      'width="9600" height="480" viewBox="0 0 9600 480"',
    );
  const logos = new Logos(long, 'long', new DrawnLogos());
  const drawn = await logos.read('wordmark-on-white.png', '409', '');
  if (!drawn || !('bytes' in drawn)) throw new Error('It was refused.');
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ width: 8180, height: 409 });
  expect(await logos.read('wordmark-on-white.png', '410', '')).toMatchObject({
    status: 400,
    message: { en: 'A height is a whole number from 16 to 409, in pixels.' },
  });
  expect(await logos.read('wordmark-on-white.png', undefined, '')).toMatchObject({
    fileName: 'vfb-wordmark-on-white-409.png',
  });
  expect((await logos.archive()).length).toBeGreaterThan(10_000);
});

test('whoever asks for a hundred sizes at once gets some of them, and the others later; others get theirs', async () => {
  const ask = (height: number) => read(`symbol-on-sand.png?height=${height}`, 'a');
  const sizes = Array.from({ length: 100 }, (_, place) => 200 + place);
  const all = Promise.all(sizes.map(ask));
  const drawn = ['symbol-on-sand.png?height=199', 'symbol-on-sand.png?height=200'];
  for (const name of drawn) expect((await read(name, 'b')).answer.status, name).toBe(200);
  // Shapes and usual heights are refused to nobody.
  const needed = ['symbol-on-sand.svg', 'wordmark-on-sand.png', 'wordmark-on-sand.ico'];
  for (const name of needed) expect((await read(name, 'a')).answer.status, name).toBe(200);
  const refused = (await all).filter(({ answer }) => answer.status === 503);
  expect(refused).toHaveLength(89);
  for (const { answer } of refused) expect(answer.headers.get('retry-after')).toBe('5');
  expect((await ask(299)).answer.status).toBe(200);
});

test('however many sizes are asked for, of however many versions, what is kept has an end', async () => {
  const drawn = new DrawnLogos(64 * 1024);
  const versions = ['one', 'another', 'a third'].map((version) => new Logos(brand, version, drawn));
  const asked = new Set<Buffer>();
  let most = 0;
  for (let height = 16; height < 216; height += 1) {
    const [logos] = versions.slice(height % versions.length);
    const logo = await logos?.read('symbol-on-white.png', String(height), '');
    if (!logo || !('bytes' in logo)) throw new Error(`${height} px were refused.`);
    asked.add(logo.bytes);
    most = Math.max(most, drawn.bytes);
  }
  const all = [...asked].reduce((sum, { length }) => sum + length, 0);
  expect(all, 'more was drawn than may be kept').toBeGreaterThan(3 * 64 * 1024);
  expect(most).toBeGreaterThan(32 * 1024);
  expect(most).toBeLessThanOrEqual(64 * 1024);
  const last = await versions[0]?.read('symbol-on-white.png', '213', '');
  expect(last && 'bytes' in last && asked.has(last.bytes), 'the last ones are kept').toBe(true);
});

test('a drawing larger than all that may be kept is given all the same', async () => {
  const drawn = new DrawnLogos(1024);
  const logo = await new Logos(brand, 'one', drawn).read('symbol-on-white.png', '512', '');
  expect(logo && 'bytes' in logo && logo.bytes.length).toBeGreaterThan(1024);
  expect(drawn.bytes).toBe(0);
});

test('every logo that a list names is there', async () => {
  for (const format of ['svg', 'pdf', 'eps', 'ico'] as const)
    for (const name of logoNames(brand, format)) expect((await read(name)).answer.status, name).toBe(200);
});
