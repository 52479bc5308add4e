import { z } from 'zod';
import germanColors from '#blocks/color-values/color-values-messages.de.json' with { type: 'json' };
import englishColors from '#blocks/color-values/color-values-messages.en.json' with { type: 'json' };
import { purposes as purposeNames } from '#blocks/logo-finder/find-logo.ts';
import germanLogo from '#blocks/logo-finder/logo-finder-messages.de.json' with { type: 'json' };
import englishLogo from '#blocks/logo-finder/logo-finder-messages.en.json' with { type: 'json' };
import germanSpecimen from '#blocks/specimen/specimen-messages.de.json' with { type: 'json' };
import englishSpecimen from '#blocks/specimen/specimen-messages.en.json' with { type: 'json' };
import { colorNotations, colorWord } from '#brand/color-notations.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { ruleAnchor } from '#brand/rule-anchor.ts';
import { tokensOf } from '#brand/tokens.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatPercent, formatTenths } from '#i18n/format-number.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { contrastFacts } from './system-facts.ts';

const specimenMessages = { de: germanSpecimen, en: englishSpecimen };
const colorMessages = { de: germanColors, en: englishColors };
const logoMessages = { de: germanLogo, en: englishLogo };

export const answerSchema = z.object({
  title: z.string(),
  /** For rules in words, the URL. */
  value: z.string(),
  /** Search synonyms. */
  also: z.string(),
  /** Where the rule is shown, with locale prefix; missing if no page shows it. */
  href: z.string().optional(),
});

export type Answer = z.infer<typeof answerSchema>;

const words = {
  de: {
    space: 'Schutzraum',
    ofHeight: 'der Höhe',
    least: 'Mindestgröße',
    screen: 'Bildschirm',
    print: 'Druck',
    spaceAlso: 'Abstand Rand frei Logo',
    leastAlso: 'klein Größe Logo',
    kit: 'Bedienelemente',
    kitAlso: 'Kit Knopf Feld Formular Auswahl Regler',
    contrast: 'Kontrast',
    contrastAlso: 'Kontrast Text Schrift lesbar WCAG',
    rule: 'Regel',
    voice: 'Stimme Ton Sprache',
    claim: 'Leitsatz',
    claimAlso: 'Claim Slogan Motto',
    faces: { display: 'Schrift der Überschriften', text: 'Schrift des Fließtexts' },
    faceAlso: 'Schriftart Typeface Font',
    license: 'Lizenz',
    inkAlso: 'Druck Pantone HKS',
    purposesAlso: {
      web: 'Sponsor Partner Presse',
      print: 'Plakat Anzeige Sponsor',
      social: 'Instagram Facebook Avatar',
      favicon: 'Icon Tab App',
      embroidery: 'Trikot Kappe',
      oneColor: 'Stempel Gravur schwarz weiß',
      led: 'Bande Stadion',
    },
  },
  en: {
    space: 'Clear space',
    ofHeight: 'of its height',
    least: 'Least size',
    screen: 'screen',
    print: 'print',
    spaceAlso: 'margin free logo exclusion zone',
    leastAlso: 'small minimum logo',
    kit: 'Controls',
    kitAlso: 'kit button field form choice slider',
    contrast: 'Contrast',
    contrastAlso: 'contrast text type legible WCAG',
    rule: 'rule',
    voice: 'voice tone language',
    claim: 'Tagline',
    claimAlso: 'claim slogan motto',
    faces: { display: 'Typeface of headings', text: 'Typeface of running text' },
    faceAlso: 'font type',
    license: 'Licence',
    inkAlso: 'print Pantone HKS',
    purposesAlso: {
      web: 'sponsor partner press',
      print: 'poster advert sponsor',
      social: 'Instagram Facebook avatar',
      favicon: 'icon tab app',
      embroidery: 'shirt cap',
      oneColor: 'stamp engraving black white',
      led: 'perimeter stadium',
    },
  },
};

export const layoutNames = {
  de: { default: 'Layout Galerie', poll: 'Layout Abstimmung', strategie: 'Layout Strategie' },
  en: { default: 'Layout gallery', poll: 'Layout poll', strategie: 'Layout strategy' },
};

/** A page that uses each layout. */
const shownBy = { default: '/ds-index', poll: '/', strategie: '/strategie' } as const;

/** Search synonyms of tokens, by name pattern. */
const tokenWords: readonly { names: RegExp; de: string; en: string }[] = [
  { names: /^color-/, de: 'Farbe', en: 'colour' },
  { names: /^share-/, de: 'Anteil Prozent', en: 'per cent' },
  { names: /^size-/, de: 'Schriftgröße', en: 'type size' },
  { names: /^(?:space-|section|gutter|margin|gap)/, de: 'Abstand Fuge Spalte Rand', en: 'spacing distance' },
  { names: /^duration-/, de: 'Dauer Bewegung Sekunden', en: 'motion seconds' },
  { names: /^ease-/, de: 'Kurve Bewegung', en: 'easing curve motion' },
  { names: /^stagger/, de: 'Staffel Bewegung', en: 'motion' },
  { names: /^parallax/, de: 'Parallaxe Bewegung', en: 'motion' },
  { names: /^ring-/, de: 'Band Stärke', en: 'band' },
  { names: /^ring-bend-/, de: 'Biegung Radius', en: 'radius' },
  { names: /^radius-/, de: 'Ecke Rundung', en: 'corner' },
  { names: /^line-/, de: 'Linie Strich', en: 'rule stroke' },
  { names: /^focus/, de: 'Fokus', en: 'outline' },
  { names: /^tap/, de: 'Tippfläche', en: 'target' },
  { names: /^measure/, de: 'Zeilenlänge', en: 'line length' },
  { names: /^header-/, de: 'Kopf Höhe', en: 'top' },
  { names: /leading/, de: 'Zeilenabstand', en: 'line height' },
  { names: /tracking/, de: 'Laufweite', en: 'letter spacing' },
  { names: /weight/, de: 'Strichstärke Schrift', en: 'type' },
  { names: /^font-/, de: 'Schrift Schriftart', en: 'typeface' },
];

/**
 * Everything in the brand record that can be searched by name, use or value.
 *
 * @param pages the page of each kind, if there is one
 */
export function valueAnswers(
  brand: Brand,
  locale: Locale,
  pages: Readonly<Record<string, string | undefined>>,
): Answer[] {
  const language = editorLanguageFor(locale);
  const said = words[language];
  const other = locales.find((each) => each !== locale) ?? locale;
  const index = localizedPath('/ds-index', locale);
  const to = (kind: string, anchor: string) => {
    const page = pages[kind];
    return page === undefined ? {} : { href: `${page}#${anchor}` };
  };
  const toRule = (kind: string, rule: string) => to(kind, ruleAnchor(rule));
  const { spot, paint, yarn, given: agreed, derived } = colorMessages[language];
  const colors = Object.entries(brand.colors).flatMap(([color, { name, hex, given, share }]) => {
    const { rgb, hsl, oklch, cmyk } = colorNotations(hex);
    const also = [name[editorLanguageFor(other)], colorWord(hex)[language], color].join(' ');
    return Object.entries({
      Hex: hex,
      RGB: rgb,
      HSL: hsl,
      OKLCH: oklch,
      [`CMYK, ${given?.cmyk ? agreed : derived}`]: (given?.cmyk ?? cmyk).join(' '),
      [spot]: given?.spot,
      [paint]: given?.paint,
      [yarn]: given?.yarn,
    }).flatMap(([notation, value]) =>
      value === undefined
        ? []
        : {
            title: `${name[language]}, ${notation}`,
            value,
            also: notation.startsWith('CMYK') || notation === spot ? `${also} ${said.inkAlso}` : also,
            ...(share === undefined
              ? toRule('color-values', `color-${color}`)
              : { href: `${index}#${ruleAnchor(`color-${color}`)}` }),
          },
    );
  });
  const marks = Object.entries(brand.marks).flatMap(([mark, { name, clearSpace, minimum }]) => {
    const place = toRule('specimen', `clear-space-${mark}`);
    return [
      {
        title: `${said.space}, ${name[language]}`,
        value: `${formatPercent(clearSpace, locale, 1)} ${said.ofHeight}`,
        also: said.spaceAlso,
        ...place,
      },
      {
        title: `${said.least}, ${name[language]}, ${said.screen}`,
        value: `${minimum.px}\u00A0px`,
        also: said.leastAlso,
        ...place,
      },
      {
        title: `${said.least}, ${name[language]}, ${said.print}`,
        value: `${minimum.mm}\u00A0mm`,
        also: said.leastAlso,
        ...place,
      },
    ];
  });
  const tokens = [...tokensOf(brand)].map(([name, value]) => ({
    title: `--${name}`,
    value,
    also: [
      'token',
      ...tokenWords.filter(({ names }) => names.test(name)).map((words) => words[language]),
    ].join(' '),
    ...placeOf(name),
  }));
  return [...colors, ...marks, ...wording(), ...tokens, ...rules(), ...places()];

  /** The rule a token belongs to, or the table of all tokens. */
  function placeOf(token: string) {
    const size = /^size-(.+)/.exec(token)?.[1];
    if (size) return toRule('specimen', `size-${size}`);
    if (/^(?:section|gutter|margin|measure|tap)$/.test(token)) return toRule('specimen', `space-${token}`);
    if (token.startsWith('space-')) return toRule('specimen', 'space-steps');
    return to('brand-files', `token-${token}`);
  }

  function wording(): Answer[] {
    return [
      { title: said.claim, value: brand.claim[language], also: said.claimAlso },
      ...(['display', 'text'] as const).flatMap((role) => {
        const { cutFrom, license } = brand.type.faces[role];
        const title = said.faces[role];
        return [
          { title, value: cutFrom, also: said.faceAlso },
          { title: `${said.license}, ${title}`, value: license.name, also: said.faceAlso },
        ];
      }),
    ];
  }

  /** Rules in words; their value is their URL. */
  function rules(): Answer[] {
    const shown = (kind: string, rule: string, title: string, also: string): Answer[] => {
      const { href } = toRule(kind, rule);
      return href === undefined ? [] : [{ title: title.replaceAll('\u00AD', ''), value: href, also, href }];
    };
    const { cases } = specimenMessages[language].wrong;
    const { purposes } = logoMessages[language];
    return [
      ...contrastFacts(brand, locale).map(({ rule = '', words, ratio, use }) => ({
        title: words,
        value: ratio,
        also: `${said.contrastAlso} ${use}`,
        href: `${index}#${ruleAnchor(rule)}`,
      })),
      ...Object.entries(cases).flatMap(([rule, { name, right, wrong }]) =>
        shown('specimen', `right-${rule}`, name, `${said.rule} ${right} ${wrong}`),
      ),
      ...brand.voice.rules[language].flatMap(({ rule, reason }, place) =>
        shown('specimen', `voice-${place + 1}`, rule, `${said.rule} ${said.voice} ${reason}`),
      ),
      ...purposeNames.flatMap((purpose) =>
        shown(
          'logo-finder',
          `logo-${purpose}`,
          `Logo: ${purposes[purpose]}`,
          `${said.rule} ${said.purposesAlso[purpose]}`,
        ),
      ),
    ];
  }

  function places(): Answer[] {
    const place = (title: string, also: string, href: string): Answer => ({ title, value: href, also, href });
    const at = (path: string) => localizedPath(path, locale);
    return [
      place(said.kit, said.kitAlso, at('/demo/ui')),
      {
        title: said.contrast,
        value: `${formatTenths(4.5, locale)} : 1`,
        also: said.contrastAlso,
        ...to('specimen', 'default'),
      },
      ...(['default', 'poll', 'strategie'] as const).map((layout) =>
        place(layoutNames[language][layout], layout, at(shownBy[layout])),
      ),
    ];
  }
}
