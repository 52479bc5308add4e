import { z } from 'zod';
import { colorNotations, colorWord } from '#brand/color-notations.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { tokensOf } from '#brand/tokens.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

export const answerSchema = z.object({
  title: z.string(),
  value: z.string(),
  /** What people call it besides, to be found by. */
  also: z.string(),
  /** Where the rule stands, with the language's prefix. */
  href: z.string(),
});

/** A value of the identity, as a search answers with it. */
export type Answer = z.infer<typeof answerSchema>;

const words = {
  de: {
    space: 'Schutzraum',
    ofHeight: '% der Höhe',
    least: 'Mindestgröße',
    screen: 'Bildschirm',
    print: 'Druck',
    spaceAlso: 'Abstand Rand frei Logo',
    leastAlso: 'klein Größe Logo',
    kit: 'Bedienelemente',
    kitAlso: 'Kit Knopf Feld Formular Auswahl Regler',
    layouts: { default: 'Layout Galerie', poll: 'Layout Abstimmung', strategie: 'Layout Strategie' },
    contrast: 'Kontrast',
    contrastAlso: 'Text Schrift lesbar WCAG',
  },
  en: {
    space: 'Clear space',
    ofHeight: '% of its height',
    least: 'Least size',
    screen: 'screen',
    print: 'print',
    spaceAlso: 'margin free logo exclusion zone',
    leastAlso: 'small minimum logo',
    kit: 'Controls',
    kitAlso: 'kit button field form choice slider',
    layouts: { default: 'Layout gallery', poll: 'Layout poll', strategie: 'Layout strategy' },
    contrast: 'Contrast',
    contrastAlso: 'text type legible WCAG',
  },
};

/** A page that has it. */
const shownBy = { default: '/ds-index', poll: '/', strategie: '/strategie' } as const;

/** Tokens that have no better name than their own. */
const named = /^(?:size|space|duration|ease|ring|section|gutter|margin|measure|tap|display|text|font)/;

/** Everything of the record that somebody may look for by its name, its use or its value. */
export function valueAnswers(brand: Brand, locale: Locale): Answer[] {
  const language = editorLanguageFor(locale);
  const said = words[language];
  const other = locales.find((each) => each !== locale) ?? locale;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const to = (path: string, anchor: string) => `${localizedPath(path, locale)}#${anchor}`;
  const colors = Object.entries(brand.colors).flatMap(([color, { name, hex, given }]) => {
    const { rgb, hsl, oklch, cmyk } = colorNotations(hex);
    const also = [name[editorLanguageFor(other)], colorWord(hex)[language], color].join(' ');
    return Object.entries({
      Hex: hex,
      RGB: rgb,
      HSL: hsl,
      OKLCH: oklch,
      CMYK: (given?.cmyk ?? cmyk).join(' '),
    }).map(([notation, value]) => ({
      title: `${name[language]}, ${notation}`,
      value,
      also,
      href: to('/demo/color-values', 'all'),
    }));
  });
  const marks = Object.values(brand.marks).flatMap(({ name, clearSpace, minimum }) => {
    const href = to('/demo/specimen', 'clear-space');
    return [
      {
        title: `${said.space}, ${name[language]}`,
        value: `${number.format(clearSpace * 100)}\u00A0${said.ofHeight}`,
        also: said.spaceAlso,
        href,
      },
      {
        title: `${said.least}, ${name[language]}, ${said.screen}`,
        value: `${minimum.px}\u00A0px`,
        also: said.leastAlso,
        href,
      },
      {
        title: `${said.least}, ${name[language]}, ${said.print}`,
        value: `${minimum.mm}\u00A0mm`,
        also: said.leastAlso,
        href,
      },
    ];
  });
  const tokens = [...tokensOf(brand)]
    .filter(([name]) => named.test(name))
    .map(([name, value]) => ({
      title: `--${name}`,
      value,
      also: 'token',
      href: to('/demo/brand-files', 'tokens'),
    }));
  return [...colors, ...marks, ...tokens, ...places()];

  /** What isn't a value, and is looked for all the same. */
  function places(): Answer[] {
    return [
      { title: said.kit, value: '/demo/ui', also: said.kitAlso, href: localizedPath('/demo/ui', locale) },
      {
        title: said.contrast,
        value: `${number.format(4.5)} : 1`,
        also: said.contrastAlso,
        href: to('/demo/specimen', 'default'),
      },
      ...(['default', 'poll', 'strategie'] as const).map((layout) => ({
        title: said.layouts[layout],
        value: shownBy[layout],
        also: layout,
        href: localizedPath(shownBy[layout], locale),
      })),
    ];
  }
}
