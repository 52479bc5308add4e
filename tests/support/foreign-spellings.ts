/**
 * What people type and paste, as other keyboards and programs spell it, with its right form. Every door that takes such
 * a thing is tried with its list.
 */
type Spellings = readonly (readonly [typed: string, right: string])[];

export const telephones: Spellings = [
  ['\u202D+49 711 1234567\u202C', '+49 711 1234567'],
  ['\u200E0711 1234567', '0711 1234567'],
  ['+49 711\u20111234567', '+49 711-1234567'],
  ['0711\u20101234567', '0711-1234567'],
  ['0711\u00A0/\u202F12\u200934', '0711 / 12 34'],
  ['0711 \u2013 1234567', '0711 - 1234567'],
  ['\uFF0B\uFF14\uFF19 711 12345', '+49 711 12345'],
  ['\u0660\u0667\u0661\u0661 12345', '0711 12345'],
  ['Tel.: 0711 12345', '0711 12345'],
  ['tel:+49-711-12345', '+49-711-12345'],
  ['\uFEFF0711·12345', '0711.12345'],
];

export const noTelephones = ['1234', '0711 12345 Frau A', '0711 12345 oder 0171 12345', 'keins'];

export const mailAddresses: Spellings = [
  [' erika@example.org ', 'erika@example.org'],
  ['Erika@Example.ORG', 'Erika@example.org'],
  ['erika\uFF20example.org', 'erika@example.org'],
  ['erika@example.org.', 'erika@example.org'],
  ['erika @ example.org', 'erika@example.org'],
  ['\u200Eerika@\u200Bexample.org', 'erika@example.org'],
  ['mailto:erika@example.org?subject=Ring', 'erika@example.org'],
  ['Erika Mustermann <erika@example.org>', 'erika@example.org'],
  ['erika (at) example (punkt) org', 'erika@example.org'],
  ['„erika@example.org“', 'erika@example.org'],
  ['erika@FUSSBALL.example', 'erika@fussball.example'],
];

/** With the domain as people read it, and as mail servers know it. */
export const foreignDomains = [
  ['Post@Fußball.example', 'Post@fußball.example', 'Post@xn--fuball-cta.example'],
  ['post@mu\u0308nchen.example', 'post@münchen.example', 'post@xn--mnchen-3ya.example'],
] as const;

export const noMailAddresses = [
  'erika@example',
  'erika',
  '@example.org',
  'a@b.de, c@d.de',
  'erika@exa mple.org',
];

export const numbers: Spellings = [
  ['12,50\u00A0€', '12,50'],
  ['€\u202F12,50', '12,50'],
  ['12,50 Euro', '12,50'],
  ['1\u2009250,5', '1 250,5'],
  ['1.250', '1.250'],
  ['\u22123', '-3'],
  ['20,\u2013', '20'],
  ['\uFF11\uFF12', '12'],
  ['62 %', '62'],
];

export const noNumbers = ['zwölf', '12 $', '1e5', '--1', '€'];

export const days: Spellings = [
  ['29.2.2028', '2028-02-29'],
  ['29. 02. 2028', '2028-02-29'],
  ['29. Februar 2028', '2028-02-29'],
  ['29\u201102\u20112028', '2028-02-29'],
  ['29/02/2028', '2028-02-29'],
  ['\u200E2028-02-29', '2028-02-29'],
  ['29 February 2028', '2028-02-29'],
];

/** A year of two digits could be two. */
export const noDays = ['29.2.2027', '2/29/2028', '3.4.85', 'morgen', '29.2.', '29.2.2028 18:00'];

export const lines: Spellings = [
  ['Ka\u0308se', 'Käse'],
  ['\u202AŁódź\u202C', 'Łódź'],
  ['\uFEFFZiegler\u200F', 'Ziegler'],
  ['Erika\u00A0 Mustermann\u2028', 'Erika Mustermann'],
];

/** Titles, and the names that they have in addresses. */
export const titles: Spellings = [
  ['Łódź Auswärtsspiel', 'lodz-auswaertsspiel'],
  ['Yıldız Abend', 'yildiz-abend'],
  ['Ødegaard Süd', 'odegaard-sued'],
  ['Đorđe', 'dorde'],
  ['Käse', 'kaese'],
  ['Ka\u0308se', 'kaese'],
  ['İstanbul', 'istanbul'],
  ['Œuvre & Ægir', 'oeuvre-aegir'],
  ['Þór', 'thor'],
  ['GROẞE STRAẞE', 'grosse-strasse'],
  ['Nguyễn', 'nguyen'],
  ['ﬁnale', 'finale'],
  ['\u202AKurve\u202C\u2011Süd', 'kurve-sued'],
  ['Über\u00ADgröße 3XL', 'uebergroesse-3xl'],
  ['128–134', '128-134'],
  ['∞', ''],
];

/** Words in a text, and what finds it. */
export const foundText = 'Überblick vom Oberrang, ÖFFNUNG der Kurve; Łódź 100\u00A0%';

export const findingWords = [
  'überblick',
  'ÜBERBLICK',
  'U\u0308berblick',
  'u\u0308berblick',
  'öffnung',
  'ŁÓDŹ',
  'łódź kurve',
];
