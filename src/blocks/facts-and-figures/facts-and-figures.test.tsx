import { expect, it } from 'vitest';
import type { BlockByKind } from '#blocks/kinds.ts';
import type { Locale } from '#i18n/locales.ts';
import { placed, rendered } from '../../../tests/support/rendered.tsx';
import { FactsAndFigures } from './facts-and-figures.tsx';

async function figure(value: string, unit: string, locale: Locale): Promise<string | undefined> {
  const figures = [{ id: 'f', value, unit, label: 'A', note: undefined }];
  const block: BlockByKind['facts-and-figures'] = {
    ...{ kind: 'facts-and-figures', title: undefined, intro: undefined, look: 'row' },
    ...{ figures, ...placed },
  };
  const html = await rendered(<FactsAndFigures block={block} headingLevel={2} />, locale);
  return /<dd.*?<\/dd>/.exec(html)?.[0].replaceAll(/<[^>]*>/g, '');
}

it('sets per cent as the language does, and no line parts a figure from its symbol', async () => {
  expect(await figure('99,5', '%', 'de')).toBe('99,5\u00A0%');
  expect(await figure('99.5', '%', 'en')).toBe('99.5%');
  expect(await figure('90', 'min', 'de')).toBe('90\u00A0min');
  expect(await figure('−7', '°C', 'en')).toBe('−7\u00A0°C');
});

it('lets a unit that is a word go on in a line of its own', async () => {
  expect(await figure('9,876,543,210', 'single glances', 'en')).toBe('9,876,543,210 single glances');
});
