import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { placed, rendered } from '../../../tests/support/rendered.tsx';
import { findLogo, groundsFor, purposes, unlit } from './find-logo.ts';
import { logoFinder } from './logo-finder.fields.ts';
import { LogoFinder } from './logo-finder.tsx';

const { marks: field } = logoFinder.fields;

const marksOf = (record = brand) =>
  field.schema.parse(
    field.resolve(undefined, { locale: 'de', brand: record, kindIndex: [], frameHosts: [] }),
  );

const render = () =>
  rendered(
    <LogoFinder
      block={{ kind: 'logo-finder', title: 'Welches Logo?', marks: marksOf(), ...placed }}
      headingLevel={2}
    />,
  );

describe('logo-finder', () => {
  it('finds a file for each purpose on each ground that is permitted', () => {
    const marks = marksOf();
    for (const purpose of purposes)
      for (const { ground } of groundsFor(marks, purpose))
        expect(findLogo(marks, purpose, ground)?.files.length, `${purpose} on ${ground}`).toBeGreaterThan(0);
  });

  it('finds none where the mark must not stand', () => {
    const restrained = structuredClone(brand);
    restrained.marks.symbol.grounds = ['white'];
    expect(findLogo(marksOf(restrained), 'social', 'night')).toBeUndefined();
    expect(findLogo(marksOf(restrained), 'web', 'night')).toBeDefined();
  });

  it('takes black on what is light and white on what is dark, where there is one colour', () => {
    const marks = marksOf();
    expect(findLogo(marks, 'embroidery', 'sand')?.files[0]?.href).toBe('/brand/logos/wordmark-in-black.svg');
    expect(findLogo(marks, 'oneColor', 'night')?.files[0]?.href).toBe('/brand/logos/wordmark-in-white.pdf');
  });

  it('asks for the size that the purpose has', () => {
    const [right] = findLogo(marksOf(), 'social', 'white')?.files ?? [];
    expect(right).toEqual({
      format: 'png',
      href: '/brand/logos/symbol-on-white-framed.png?height=1080',
    });
  });

  it('gives pixels in any height that the mark may have, and a wall whole tiles alone', () => {
    expect(findLogo(marksOf(), 'web', 'white')?.drawn).toEqual({
      address: '/brand/logos/wordmark-on-white',
      formats: ['webp', 'png'],
      least: 20,
      most: 2048,
      mostWebp: 1182,
    });
    expect(findLogo(marksOf(), 'print', 'white')?.drawn).toBeUndefined();
    expect(findLogo(marksOf(), 'led', unlit)?.drawn).toBeUndefined();
    const long = structuredClone(brand);
    long.marks.wordmark.master = long.marks.wordmark.master.replace(
      /viewBox="[^"]*"/,
      'viewBox="0 0 9600 480"',
    );
    const web = findLogo(marksOf(long), 'web', 'white');
    expect([web?.drawn?.most, web?.files[1]?.href]).toEqual([
      409,
      '/brand/logos/wordmark-on-white.webp?height=409',
    ]);
    expect(findLogo(marksOf(long), 'led', unlit)?.files.map(({ height }) => height)).toEqual([256, 128]);
  });

  it('sews larger than it prints, with the yarn of what is written there, where there is one', () => {
    const sewn = structuredClone(brand);
    sewn.colors.ink.given = { yarn: 'Polyester 4711' };
    const found = findLogo(marksOf(sewn), 'embroidery', 'sand');
    expect(found?.least).toBe(3 * brand.marks.wordmark.minimum.mm);
    expect(found?.thread).toEqual({ name: 'Tinte', hex: brand.colors.ink.hex, yarn: 'Polyester 4711' });
    expect(findLogo(marksOf(), 'embroidery', 'night')?.thread).toEqual({
      name: 'Weiß',
      hex: brand.colors.white.hex,
    });
    expect(findLogo(marksOf(sewn), 'oneColor', 'sand')?.thread).toBeUndefined();
  });

  it('shines on black alone, whole tiles tall, in the colours of the night or in nothing but light', () => {
    const marks = marksOf();
    expect(groundsFor(marks, 'led').map(({ ground }) => ground)).toEqual([unlit]);
    const found = findLogo(marks, 'led', unlit);
    expect(found?.files.map(({ height = 1 }) => height % 32)).toEqual([0, 0, 0, 0]);
    expect(found?.files[0]?.href).toBe('/brand/logos/wordmark-on-night.png?height=256');
    expect(found?.least).toBe(32);
    const daily = structuredClone(brand);
    daily.marks.wordmark.grounds = ['white'];
    expect(findLogo(marksOf(daily), 'led', unlit)?.files[0]?.href).toContain('/wordmark-in-white.png');
  });

  it('names clear space and least size, and lists every file for who has no script', async () => {
    const html = await render();
    expect(html).toContain('Schutzraum auf jeder Seite: 25\u00A0% der Höhe');
    expect(html).toContain('Mindestens 20 Pixel hoch');
    expect(html).toContain('SVG herunterladen');
    expect(html).toContain('href="/brand/logos/wordmark-in-black.svg"');
    expect(html).toContain('Von 20 bis 2.048. Als WebP bis 1.182, größer nur als PNG.');
    const [form = ''] =
      /<form[^>]*action="\/brand\/logos\/symbol-on-sand.png"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form).toMatch(/method="get".*<input[^>]*type="number"[^>]*name="height"[^>]*>/);
    expect(form).toContain('min="16"');
  });
});
