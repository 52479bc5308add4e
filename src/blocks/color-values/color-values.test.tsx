import { describe, expect, it } from 'vitest';
import { featureList } from '#blocks/feature-list/feature-list.fields.ts';
import type { BlockByKind } from '#blocks/kinds.ts';
import { brand } from '#brand/brand.ts';
import { placed, rendered } from '../../../tests/support/rendered.tsx';
import { colorValues } from './color-values.fields.ts';
import { ColorValues } from './color-values.tsx';

type Shown = BlockByKind['color-values'];

const { colors: field } = colorValues.fields;

const resolved = (stored: unknown, record = brand) =>
  field.schema.parse(field.resolve(stored, { locale: 'de', brand: record, kindIndex: [], frameHosts: [] }));

const render = (colors: Shown['colors']) =>
  rendered(
    <ColorValues block={{ kind: 'color-values', title: 'Farben', colors, ...placed }} headingLevel={2} />,
  );

describe('color-values', () => {
  it('shows what the identity says, and nothing that is stored', () => {
    const red = structuredClone(brand);
    red.colors.ring.hex = '#007A33';
    const [ring] = resolved('palette', red).colors.filter(({ color }) => color === 'ring');
    expect(ring?.notations.find(({ notation }) => notation === 'hex')?.value).toBe('#007A33');
    expect(ring?.notations.find(({ notation }) => notation === 'oklch')?.value).toMatch(/^oklch\(/);
  });

  it('shows the palette, or all', () => {
    expect(resolved('palette').colors.every(({ share }) => share !== undefined)).toBe(true);
    expect(resolved('all').colors).toHaveLength(Object.keys(brand.colors).length);
    expect(resolved('anything').scope).toBe('palette');
  });

  it('tells inks that were agreed from those that were worked out, and marks each value', async () => {
    const agreed = structuredClone(brand);
    agreed.colors.ring.given = { cmyk: [0, 100, 90, 5], yarn: 'Rot 4711' };
    const [ring] = resolved('palette', agreed).colors.filter(({ color }) => color === 'ring');
    expect(ring?.notations).toContainEqual({ notation: 'cmyk', value: '0 100 90 5', given: true });
    expect(ring?.notations).toContainEqual({ notation: 'yarn', value: 'Rot 4711', given: true });
    const [white] = resolved('palette', agreed).colors;
    expect(white?.notations).toContainEqual({ notation: 'cmyk', value: '0 0 0 0', given: false });
    const marked = [...(await render(resolved('palette', agreed))).matchAll(/<dt>(\w+)<span[^>]*>(\w+)</g)];
    const marks = new Set(marked.map(([, label, origin]) => `${label} ${origin}`));
    expect(marks).toEqual(
      new Set([
        'HEX Quelle',
        ...['RGB', 'HSL', 'OKLCH', 'CMYK'].map((label) => `${label} errechnet`),
        'CMYK vereinbart',
        'Garn vereinbart',
      ]),
    );
  });

  it('gives each colour its address where the page shows it first', async () => {
    const context = {
      locale: 'de',
      brand,
      kindIndex: [],
      frameHosts: [],
      addressed: new Set<string>(),
    } as const;
    const [palette, all] = (['palette', 'all'] as const).map((scope) =>
      field.schema.parse(field.resolve(scope, context)),
    );
    if (!palette || !all) throw new Error('Neither was resolved.');
    expect(await render(palette)).toContain('id="rule-color-ring"');
    const html = await render(all);
    expect(html).not.toContain('id="rule-color-ring"');
    expect(html).toContain('id="rule-color-stone-1"');
    expect(html).toMatch(/href="#rule-color-stone-1"[^>]*aria-label="Link zu dieser Regel: Blasser Stein"/);
    const { source } = featureList.fields;
    expect(source.resolve('colors', context)).toMatchObject({ addressed: false });
  });

  it('names each button by what it copies', async () => {
    const html = await render(resolved('palette'));
    expect(html).toContain(`aria-label="HEX von Ring kopieren: ${brand.colors.ring.hex}"`);
    expect(html).toContain('href="/brand/tokens.ase"');
    expect(html).toMatch(/<h2[^>]*>.*Farben.*<\/h2>/);
  });
});
