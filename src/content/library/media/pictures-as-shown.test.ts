import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../../../tests/support/site-of-content.ts';
import { uploadOf } from '../../../../tests/support/upload.ts';

const stored = z.object({
  doc: z.object({
    filename: z.string(),
    mimeType: z.string(),
    width: z.number(),
    height: z.number(),
    sizes: z.record(
      z.string(),
      z.object({
        filename: z.string(),
        mimeType: z.string(),
        width: z.number(),
        height: z.number(),
        filesize: z.number(),
      }),
    ),
  }),
});

type Color = readonly [red: number, green: number, blue: number];

const corners: readonly Color[] = [
  [180, 80, 80],
  [90, 150, 100],
  [90, 100, 150],
  [220, 200, 150],
];

/** A quarter in each colour, from the upper left. */
function quarters(width = 640, height = 360, colors = corners): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels.set(colors[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? [], 3 * (y * width + x));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Frames of other colours after the first. */
async function moving(frames: number, format: 'webp' | 'gif', width?: number, height?: number) {
  const others = corners.map(([r, g, b]): Color => [b, r, g]);
  const pictures = Array.from({ length: frames }, (_, index) =>
    quarters(width, height, index === 0 ? corners : others)
      .png()
      .toBuffer(),
  );
  const animation = sharp(await Promise.all(pictures), { join: { animated: true } });
  return animation.toFormat(format, { delay: 100, loop: 0 }).toBuffer();
}

/** Of two frames: the header, an animation of two, the picture, and a second frame that is a copy of it. */
async function movingPng(): Promise<Buffer> {
  const png = await quarters().png().toBuffer();
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += 12 + length;
  }
  const control = (order: number) => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(order, 0);
    data.writeUInt32BE(640, 4);
    data.writeUInt32BE(360, 8);
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(10, 22);
    return { type: 'fcTL', data };
  };
  const picture = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const order = Buffer.from([0, 0, 0, 2]);
  const written = [
    ...chunks.filter(({ type }) => type === 'IHDR'),
    { type: 'acTL', data: Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]) },
    control(0),
    { type: 'IDAT', data: picture },
    control(1),
    { type: 'fdAT', data: Buffer.concat([order, picture]) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([
    png.subarray(0, 8),
    ...written.map(({ type, data }) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const chunk = Buffer.alloc(body.length + 8);
      chunk.writeUInt32BE(data.length, 0);
      body.copy(chunk, 4);
      chunk.writeUInt32BE(crc32(body), 4 + body.length);
      return chunk;
    }),
  ]);
}

describe('an uploaded picture', () => {
  const backend = ContentBackend.forTests({ environment: secrets });
  const { editor } = backend;
  let site: SiteOfContent;
  let page: number | string;
  beforeAll(async () => {
    await backend.provideSettings();
    ({ id: page } = await backend.payload.create({
      collection: 'pages',
      locale: 'de',
      data: {
        path: '/',
        title: 'Start',
        layout: 'default',
        blocks: [{ blockType: 'headline', title: 'Start', version: 1 }],
        _status: 'published',
      },
    }));
    site = await SiteOfContent.start(backend);
  });
  afterAll(() => site.end());

  function upload(bytes: Buffer, name: string): Promise<Response> {
    return editor(
      'POST',
      '/media?locale=de',
      uploadOf(new File([new Uint8Array(bytes)], name), { alt: 'Vier Farben' }),
      { 'accept-language': 'de' },
    );
  }

  /** Every file that a page, the lightbox, or a download may get. */
  async function files(bytes: Buffer, name: string) {
    const answer = await upload(bytes, name);
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { doc } = stored.parse(await answer.json());
    return [doc, ...Object.values(doc.sizes)].map((file) => ({
      ...file,
      bytes: readFileSync(join(backend.dataDir, 'media', file.filename)),
    }));
  }

  test.each<[name: string, made: () => Promise<Buffer>, tolerance?: number]>([
    ['moving.webp', () => moving(6, 'webp')],
    ['moving-twice.webp', () => moving(2, 'webp', 320, 180)],
    ['moving-wide.webp', () => moving(3, 'webp', 1280, 720)],
    ['moving.png', movingPng],
    ['moving.gif', () => moving(4, 'gif')],
    ['still.gif', () => quarters().gif().toBuffer()],
    ['lying.jpg', () => quarters().rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['upside-down.webp', () => quarters().rotate(180).withMetadata({ orientation: 3 }).webp().toBuffer()],
    ['mirrored.png', () => quarters().flop().withMetadata({ orientation: 2 }).png().toBuffer()],
    [
      'lying.avif',
      () => quarters().rotate(90).withMetadata({ orientation: 8 }).avif({ effort: 0 }).toBuffer(),
    ],
    ['p3.jpg', () => quarters().withIccProfile('p3').jpeg().toBuffer()],
    ['p3.png', () => quarters().withIccProfile('p3').png().toBuffer()],
    ['p3.webp', () => quarters().withIccProfile('p3').webp().toBuffer()],
    ['p3.avif', () => quarters().withIccProfile('p3').avif({ effort: 0 }).toBuffer()],
    [
      'cmyk.jpg',
      () => quarters().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer(),
      30,
    ],
    ['deep.png', () => quarters().toColourspace('rgb16').png().toBuffer()],
  ])(
    'has one frame, upright, in the right colours and proportions in every size: %s',
    async (name, made, tolerance = 14) => {
      for (const { bytes, filename, mimeType, width, height } of await files(await made(), name)) {
        const { format, pages = 1, orientation, icc, ...metadata } = await sharp(bytes).metadata();
        expect({ filename, pages, orientation, icc }).toEqual({
          filename,
          pages: 1,
          orientation: undefined,
          icc: undefined,
        });
        expect([metadata.width, metadata.height], filename).toEqual([width, height]);
        expect(width / height, filename).toBeCloseTo(16 / 9, 1);
        expect(mimeType).toBe(`image/${format === 'heif' ? 'avif' : format}`);
        const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
        for (const [index, color] of corners.entries()) {
          const [x, y] = [index % 2 ? 0.9 : 0.1, index < 2 ? 0.1 : 0.9];
          const start =
            (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
          const off = color.map((value, channel) => Math.abs(value - (data[start + channel] ?? -1000)));
          expect(
            Math.max(...off),
            `${filename}, corner ${index}: ${data.subarray(start, start + 3)}`,
          ).toBeLessThanOrEqual(tolerance);
        }
      }
    },
  );

  test('is shared as a JPEG of 1200 × 630, and only where a page shares it', async () => {
    const answer = await upload(await quarters(900, 1600).webp().toBuffer(), 'shared.webp');
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json());
    await backend.payload.update({
      collection: 'pages',
      id: page,
      locale: 'de',
      data: { seo: { image: doc.id }, _status: 'published' },
    });
    await site.untilCurrent();
    const html = await (await fetch(`${site.url}/`)).text();
    const fact = (name: string) => new RegExp(`property="og:image${name}" content="([^"]+)"`).exec(html)?.[1];
    expect([':type', ':width', ':height'].map(fact)).toEqual(['image/jpeg', '1200', '630']);
    const { pathname } = new URL(fact('') ?? '');
    const shared = await fetch(site.url + pathname);
    expect([shared.status, shared.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shared.headers.get('cache-control')).toContain('immutable');
    const bytes = await shared.arrayBuffer();
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    for (const other of ['51-50.jpg', '50-50.png'])
      expect((await fetch(site.url + pathname.replace('50-50.jpg', other))).status).toBe(404);
  });
});
