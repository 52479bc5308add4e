import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writtenBrand } from '#brand/brand.ts';
import { brandRecordSchema } from '#brand/record/brand-record.ts';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { readWrittenBrand } from './stored-brand.ts';

describe.each(databases)('the identity, on %s', (database) => {
  let backend: ContentBackend;
  let editor: ContentBackend['request'];

  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    editor = await backend.as('editor');
  }, 60_000);

  afterAll(() => backend.end());

  const save = (colors: object, locale = 'de', ask = editor) =>
    ask('POST', `/globals/brand?locale=${locale}&fallback-locale=none`, { colors });

  test('is the club’s that the product was made with, until somebody changes it', async () => {
    expect(await readWrittenBrand(backend.payload)).toEqual(writtenBrand);
    const form = await (await editor('GET', '/globals/brand?locale=de')).json();
    expect(form.colors.ringBright.hex).toBe(writtenBrand.colors['ring-bright'].hex);
    expect(form.colors.ring.name).toBe('Ring');
  });

  test('is what is saved, in both languages, and nothing else changes', async () => {
    const answer = await save({
      ring: { hex: ' #c8102e ', name: 'Reif', given: { cmyk: '0, 100, 90, 12', yarn: 'Rot 4711' } },
    });
    expect(answer.status, await answer.text()).toBe(200);
    const english = await save({ ring: { name: 'Hoop' } }, 'en');
    expect(english.status, await english.text()).toBe(200);
    const record = await readWrittenBrand(backend.payload);
    expect(record.colors.ring).toEqual({
      ...writtenBrand.colors.ring,
      hex: '#C8102E',
      name: { de: 'Reif', en: 'Hoop' },
      given: { cmyk: [0, 100, 90, 12], yarn: 'Rot 4711' },
    });
    expect({ ...record, colors: { ...record.colors, ring: writtenBrand.colors.ring } }).toEqual(writtenBrand);
    expect(brandRecordSchema.safeParse(record).success).toBe(true);
  });

  test('is refused where two colours could not be told apart, with the pair, its use and a way out', async () => {
    const answer = await save({ ring: { hex: '#FF6B6B' } });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    const [first] = errors[0].data.errors;
    expect(first.path).toBe('colors.ring.hex');
    expect(errors[0].data.errors).toHaveLength(1);
    expect(first.message).toMatch(
      /^Reif \(#FF6B6B\) hebt sich zu wenig ab von Weiß \(#FFFFFF\), 2,\d+ zu 1 statt 4,5 zu 1 \(Links und Fokus auf Weiß, .+\) und von Sand \(#F5F2ED\), .+\. Der nächste Wert, der überall reicht, ist #[0-9A-F]{6}\.$/,
    );
    const [nearest = ''] = /#[0-9A-F]{6}(?=\.$)/.exec(first.message) ?? [];
    expect((await readWrittenBrand(backend.payload)).colors.ring.hex).toBe('#C8102E');
    const followed = await save({ ring: { hex: nearest } });
    expect(followed.status, await followed.text()).toBe(200);
  });

  test('is refused where it is none', async () => {
    for (const ring of [
      { hex: 'red' },
      { hex: '#C8102E;}*{display:none' },
      { name: '' },
      { given: { cmyk: '0 100 90 101' } },
      { share: 6 },
    ])
      expect((await save({ ring })).status, JSON.stringify(ring)).toBe(400);
    const width = await editor('POST', '/globals/brand?locale=de', { ring: { width: 'url(x)' } });
    expect(width.status).toBe(400);
    expect((await save({}, 'de', await backend.as('viewer'))).status).toBe(403);
  });

  test('comes back as it was', async () => {
    const { docs } = await (await editor('GET', '/globals/brand/versions?sort=createdAt&limit=1')).json();
    const [{ id }] = docs;
    const later = await save({ ring: { hex: '#CC1030' } });
    expect(later.status, await later.text()).toBe(200);
    const restored = await editor('POST', `/globals/brand/versions/${id}`);
    expect(restored.status, await restored.text()).toBe(200);
    expect((await readWrittenBrand(backend.payload)).colors.ring.hex).toBe('#C8102E');
  });
});
