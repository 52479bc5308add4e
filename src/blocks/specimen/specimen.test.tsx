import { describe, expect, it } from 'vitest';
import type { BlockByKind } from '#blocks/kinds.ts';
import { brand } from '#brand/brand.ts';
import { placed, rendered } from '../../../tests/support/rendered.tsx';
import { specimen } from './specimen.fields.ts';
import { Specimen } from './specimen.tsx';

type Subject = BlockByKind['specimen']['subject'];

const { subject: field } = specimen.fields;

const subjects = [
  'contrasts',
  'type',
  'typeScale',
  'space',
  'motion',
  'clearSpace',
  'rightAndWrong',
  'applications',
] as const;

const resolved = (stored: unknown, record = brand) =>
  field.schema.parse(field.resolve(stored, { locale: 'de', brand: record, kindIndex: [], frameHosts: [] }));

const render = (subject: Subject, words?: string) =>
  rendered(
    <Specimen block={{ kind: 'specimen', title: 'Muster', subject, words, ...placed }} headingLevel={2} />,
  );

describe('specimen', () => {
  it.each(subjects)(
    'of %s is what it is called, without inline styles, and complete without script',
    async (of) => {
      const subject = resolved(of);
      expect(subject.of).toBe(of);
      const html = await render(subject);
      expect(html).not.toContain('style=');
      expect(html).not.toMatch(/undefined|NaN|\{\w+\}/);
      expect(html.length).toBeGreaterThan(500);
    },
  );

  it('shows contrasts where somebody stored what there isn’t', () => {
    expect(resolved('sound').of).toBe('contrasts');
  });

  it('names for each pair that is too weak the colour to take instead, for what it is meant for', () => {
    const subject = resolved('contrasts');
    if (subject.of !== 'contrasts') throw new Error();
    const white = subject.contrasts.find(({ ground }) => ground === 'white');
    const pair = (color: string) => white?.pairs.find((each) => each.color === color);
    expect(pair('ink')).toMatchObject({ best: 'text', ratio: '18,7', instead: {} });
    expect(pair('ring-bright')).toMatchObject({
      best: 'large',
      instead: { text: { name: 'Ring', ratio: '5,2' } },
    });
    expect(pair('ring-bright')?.instead.large).toBeUndefined();
    expect(pair('sand')).toMatchObject({ best: 'none' });
    expect(pair('sand')?.instead.large).toBeDefined();
  });

  it('follows the record', () => {
    const other = structuredClone(brand);
    other.colors.ring.hex = '#FFC0CB';
    other.marks.symbol.clearSpace = 0.5;
    other.motion.durations.reveal = 2;
    other.spacing.steps[1] = { value: 10, unit: 'px' };
    other.claim = { de: 'Anders als gedacht', en: 'Not as expected' };
    const text = (of: string) => JSON.stringify(resolved(of, other));
    expect(text('contrasts')).not.toBe(JSON.stringify(resolved('contrasts')));
    expect(text('clearSpace')).toContain('"percent":"50\u00A0%"');
    expect(text('motion')).toContain('2\u00A0s');
    expect(text('space')).toContain('"pixels":"10"');
    expect(text('typeScale')).toContain('Anders als gedacht');
    expect(text('applications')).toContain('Anders als gedacht');
  });

  it('cuts a movement into equal times, from its start to its end', () => {
    const subject = resolved('motion');
    if (subject.of !== 'motion') throw new Error();
    for (const { way } of subject.motion.movements) {
      expect([way[0], way.at(-1)]).toEqual([0, 1]);
      expect(way).toEqual(way.toSorted((one, other) => one - other));
    }
    // 1 − (1 − t)² at half its time.
    const reveal = subject.motion.movements.find(({ easing }) => easing === 'reveal');
    expect(reveal?.way[6]).toBeCloseTo(0.75, 2);
  });

  it('names a size that gets smaller in a wide window by both', () => {
    const subject = resolved('typeScale');
    if (subject.of !== 'typeScale') throw new Error();
    expect(subject.typeScale.steps.find(({ size }) => size === 'label')).toEqual({
      size: 'label',
      least: '15',
      most: '17',
    });
    expect(subject.typeScale.steps.map(({ size }) => size)).toEqual(Object.keys(brand.type.sizes));
  });

  it('sets the editor’s words until somebody writes others', async () => {
    expect(await render(resolved('type'), 'Straße')).toContain('Straße</p>');
    expect(await render(resolved('type'))).toContain('Über den Fluss');
  });

  it('lays the band on flag and shirt where the record has it', async () => {
    const high = structuredClone(brand);
    high.ring.icon = { top: 0.25, height: 0.5 };
    const html = await render(resolved('applications', high));
    expect(html).toContain('d="M0 25h150v50h-150z"');
    // 11 cm below the front's upper edge, 22 cm tall, as wide as the shirt there.
    expect(html).toContain('d="M16.00 19.00H60.00L59.68 41.00H16.32z"');
    expect(await render(resolved('applications'))).toContain('d="M16.06 28.63H59.94L59.66 42.38H16.34z"');
  });

  it('says both ends of a broken rule, for whoever has no script', async () => {
    const html = await render(resolved('rightAndWrong'));
    expect(html).toContain('So: gerade');
    expect(html).toContain('So nicht: 15° geneigt');
    expect(html).toContain(brand.voice.examples.de[0]?.wrong);
  });
});
