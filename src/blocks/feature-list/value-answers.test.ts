import { expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { answersTo } from './entry-filter.ts';
import { valueAnswers } from './value-answers.ts';

const pages = {
  specimen: '/demo/specimen',
  'logo-finder': '/demo/logo-finder',
  'color-values': '/demo/color-values',
};

const first = (query: string, locale: 'de' | 'en' = 'de', record = brand) =>
  answersTo(query, valueAnswers(record, locale, pages)).map(({ title, value }) => `${title}: ${value}`);

it.each([
  ['rot hex', 'Ring, Hex: #DA0024'],
  ['#DA0024', 'Ring, Hex: #DA0024'],
  ['da0024', 'Ring, Hex: #DA0024'],
  ['schutzraum', 'Schutzraum, Wortmarke: 25\u00A0% der Höhe'],
  ['mindestgröße druck zeichen', 'Mindestgröße, Zeichen, Druck: 5\u00A0mm'],
  ['--space-3', '--space-3: 1.5rem'],
  ['knopf', 'Bedienelemente: /demo/ui'],
  ['--color-ring', '--color-ring: #da0024'],
  ['dauer', '--duration-short: 0.2s'],
  ['kurve', '--ease-sweep: cubic-bezier(0.6, 0, 0.2, 1)'],
  ['biegung', '--ring-bend-path: 1.75'],
  ['zeilenabstand', '--display-leading: 0.92'],
  ['laufweite', '--display-tracking: -0.02em'],
  ['fokus', '--focus: 3px'],
  ['parallaxe', '--parallax-subtle1: 20px'],
  ['ecke', '--radius-pill: 999rem'],
  ['leitsatz', 'Leitsatz: Zusammen voran'],
  ['schriftart', 'Schrift der Überschriften: Archivo'],
  ['pantone', 'Weiß, CMYK, errechnet: 0 0 0 0'],
  ['sponsor', 'Logo: Website: /demo/logo-finder#rule-logo-web'],
  ['instagram', 'Logo: Profilbild: /demo/logo-finder#rule-logo-social'],
  ['favicon', 'Logo: Favicon: /demo/logo-finder#rule-logo-favicon'],
  ['lizenz', 'Lizenz, Schrift der Überschriften: SIL Open Font License 1.1'],
])('answers “%s”', (query, answer) => {
  expect(first(query)[0]).toBe(answer);
});

it('answers in English as well, and by the German name', () => {
  expect(first('red hex', 'en')[0]).toBe('Ring, Hex: #DA0024');
  expect(first('weiß hex', 'en')[0]).toBe('White, Hex: #FFFFFF');
});

it('knows inks, paints and yarns that were agreed, and none that were not', () => {
  const agreed = structuredClone(brand);
  agreed.colors.ring.given = { spot: 'HKS 14', paint: 'RAL 3020', yarn: 'Polyester 4711' };
  expect(first('garn rot', 'de', agreed)).toEqual(['Ring, Garn: Polyester 4711']);
  expect(first('ral 3020', 'de', agreed)).toEqual(['Ring, Lack: RAL 3020']);
  expect(first('red spot colour', 'en', agreed)).toEqual(['Ring, Spot colour: HKS 14']);
  expect(first('garn rot')).toEqual([]);
});

it('calls a colour what it is, whatever part it plays', () => {
  const green = structuredClone(brand);
  green.colors.ring.hex = '#007A33';
  expect(first('grün hex', 'de', green)[0]).toBe('Ring, Hex: #007A33');
  expect(first('rot ring hex', 'de', green)).not.toContain('Ring, Hex: #007A33');
});

it.each([
  ['schutzraum', '/demo/specimen#rule-clear-space-wordmark'],
  ['keine lücke', '/demo/specimen#rule-right-gap'],
  ['regel stickerei', '/demo/logo-finder#rule-logo-embroidery'],
  ['tinte auf weiß', '/ds-index#rule-contrast-white-ink'],
  ['sand hex', '/ds-index#rule-color-sand'],
  ['blasser stein', '/demo/color-values#rule-color-stone-1'],
  ['--section', '/demo/specimen#rule-space-section'],
  ['zahlen statt eigenschaftswörtern', '/demo/specimen#rule-voice-2'],
])('leads from “%s” to the rule', (query, href) => {
  expect(answersTo(query, valueAnswers(brand, 'de', pages))[0]?.href).toBe(href);
});

it('leads to no page that there isn’t, and has the values all the same', () => {
  const answers = valueAnswers(brand, 'en', {});
  expect(answers.filter(({ href }) => href?.includes('specimen') || href?.includes('undefined'))).toEqual([]);
  expect(answersTo('clear space', answers)[0]).toMatchObject({ value: '25% of its height' });
  expect(answersTo('clear space', answers)[0]?.href).toBeUndefined();
});

it.each(['', 'x', ' ', 'gibt es nicht'])('has nothing to say to “%s”', (query) => {
  expect(first(query)).toEqual([]);
});
