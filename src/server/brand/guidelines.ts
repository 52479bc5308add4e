import { breakpoints } from '#brand/breakpoints.ts';
import { colorNotations } from '#brand/color-notations.server.ts';
import { colorPairs } from '#brand/color-pairs.ts';
import { contrastRatio } from '#brand/contrast.ts';
import { sizesByWindow } from '#brand/design-tokens.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { boundsInPixels, easingToCss, sizeToCss } from '#brand/record/measures.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatMeasure, formatPercent, formatTenths } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import german from './guidelines-messages.de.json' with { type: 'json' };
import english from './guidelines-messages.en.json' with { type: 'json' };
import { plainMarkdown as plain, plainMarkdownLine as plainLine } from './plain-markdown.ts';
import { wordsOf } from './value-words.ts';

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

/**
 * The guideline as Markdown, for reading outside the site, also by machines.
 * @param files addresses of the token files
 */
export function guidelines(brand: Brand, version: string, locale: Locale, files: readonly string[]): string {
  const language = editorLanguageFor(locale);
  const words = messages[locale];
  const name = plain(brand.name.text);
  return [
    `# ${fillIn(words.title, { name })}`,
    fillIn(words.version, { version }),
    `## ${words.name}`,
    ...called(brand, locale),
    `## ${words.claim}`,
    plainLine(brand.claim[language]),
    `## ${words.marks}`,
    ...marks(brand, locale),
    `## ${words.colors}`,
    colors(brand, locale),
    words.derived,
    ...materials(brand, locale),
    `## ${words.grounds}`,
    pairs(brand, locale),
    `## ${words.type}`,
    ...type(brand, locale),
    `## ${words.measures}`,
    measures(brand, locale),
    `## ${words.ring}`,
    ring(brand, locale),
    `## ${words.motion}`,
    motion(brand, locale),
    `## ${words.voice}`,
    ...voice(brand, locale),
    `## ${words.files}`,
    files.map((address) => `- <${address}>`).join('\n'),
    '',
  ].join('\n\n');
}

function called({ name }: Brand, locale: Locale): string[] {
  const words = messages[locale];
  const { text, full, short, styledLetter, styledFrom, setting } = name;
  return [
    fillIn(styledLetter > 0 ? words.written : words.unstyled, {
      name: plain(text),
      letter: styledLetter,
      size: styledFrom,
    }),
    ...(full ? [fillIn(words.full, { full: plain(full[editorLanguageFor(locale)]) })] : []),
    ...(short ? [fillIn(words.short, { short: plain(short) })] : []),
    ...(setting.letters === 'written' ? [] : [words[setting.letters]]),
    ...(setting.breaks ? [] : [words.unbroken]),
  ];
}

function marks({ marks, colors }: Brand, locale: Locale): string[] {
  const language = editorLanguageFor(locale);
  return Object.values(marks).map(({ name, use, clearSpace, minimum, grounds }) => {
    const facts = {
      use: plain(use[language]),
      space: formatPercent(clearSpace, locale, 2),
      px: minimum.px,
      mm: minimum.mm,
      grounds: grounds.map((ground) => plain(colors[ground].name[language])).join(', '),
    };
    return `**${plain(name[language])}.** ${fillIn(messages[locale].mark, facts)}`;
  });
}

function colors({ colors }: Brand, locale: Locale): string {
  const language = editorLanguageFor(locale);
  const words = messages[locale];
  const head = [words.color, words.use, words.share, 'Hex', 'RGB', 'HSL', 'OKLCH', 'CMYK'];
  const rows = Object.values(colors).map(({ name, use, share, hex, given }) => {
    const { rgb, hsl, oklch, cmyk } = colorNotations(hex);
    const inks = (given?.cmyk ?? cmyk).join(' ');
    return [
      plain(name[language]),
      plain(use[language]),
      share === undefined ? '–' : formatPercent(share / 100, locale, 2),
      ...[hex, rgb, hsl, oklch].map((value) => `\`${value}\``),
      given?.cmyk ? fillIn(words.agreed, { inks }) : inks,
    ];
  });
  return table(head, rows);
}

function materials(brand: Brand, locale: Locale): string[] {
  const language = editorLanguageFor(locale);
  const agreed = Object.values(brand.colors).flatMap(({ name, given: { spot, paint, yarn } = {} }) => {
    const parts = Object.entries({ spot, paint, yarn }).flatMap(([material, value]) =>
      value === undefined ? [] : [`${capitalized(wordsOf(material, brand, locale))}: ${plain(value)}.`],
    );
    return parts.length > 0 ? [`- **${plain(name[language])}.** ${parts.join(' ')}`] : [];
  });
  return agreed.length > 0 ? [agreed.join('\n')] : [];
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function measures(brand: Brand, locale: Locale): string {
  const words = messages[locale];
  const { steps, ...page } = brand.spacing;
  const groups = { 'spacing.steps': steps, spacing: page, radii: brand.radii, lines: brand.lines };
  const rows = Object.entries(groups).flatMap(([group, sizes]) =>
    Object.entries(sizes).map(([name, size]) => [
      wordsOf(`${group}.${name}`, brand, locale),
      `\`${sizeToCss(size)}\``,
    ]),
  );
  return table([words.measure, words.value], rows);
}

function pairs(brand: Brand, locale: Locale): string {
  const language = editorLanguageFor(locale);
  const words = messages[locale];
  const met = new Map(colorPairs(brand).map(({ text, ground }) => [`${text} ${ground}`, { text, ground }]));
  const rows = [...met.values()]
    .map(({ text, ground }) => ({
      pair: fillIn(words.pair, {
        text: plain(brand.colors[text].name[language]),
        ground: plain(brand.colors[ground].name[language]),
      }),
      ratio: contrastRatio(brand.colors[text].hex, brand.colors[ground].hex),
    }))
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ pair, ratio }) => [
      pair,
      `${formatTenths(ratio, locale)} : 1`,
      ratio >= 4.5 ? words.anySize : ratio >= 3 ? words.largeOnly : words.tooWeak,
    ]);
  return table([words.color, words.contrast, words.use], rows);
}

function type({ type }: Brand, locale: Locale): string[] {
  const language = editorLanguageFor(locale);
  const words = messages[locale];
  const faces = Object.values(type.faces).map(({ use, family, cutFrom, license, weights, widths }) =>
    fillIn(words.face, {
      use: plainLine(use[language]),
      family: plain(family),
      source: plain(cutFrom),
      license: plain(license.name),
      weights: rangeOf(weights),
      widths: rangeOf(widths),
    }),
  );
  const rows = sizesByWindow(type).map(({ name, size, window }) => [
    window ? fillIn(words[window], { size: name, width: breakpoints.wide }) : name,
    ...boundsInPixels(size).map((pixels) => `${formatMeasure(pixels, locale, 2)}\u00A0px`),
  ]);
  return [...faces, `### ${words.sizes}`, table([words.size, words.least, words.most], rows)];
}

function ring({ ring }: Brand, locale: Locale): string {
  const [least, most] = boundsInPixels(ring.width);
  const [pathLeast, pathMost] = boundsInPixels(ring.path);
  const measure = (value: number) => formatMeasure(value, locale, 2);
  return fillIn(messages[locale].band, {
    least: measure(least),
    most: measure(most),
    pathLeast: measure(pathLeast),
    pathMost: measure(pathMost),
    titleRise: measure(ring.title.rise),
    titleHeight: measure(ring.title.height),
    figureHeight: measure(ring.figure.height),
    bendLeast: measure(ring.bend.least),
    bendMost: measure(ring.bend.most),
  });
}

function motion({ motion }: Brand, locale: Locale): string {
  const words = messages[locale];
  return [
    ...Object.entries(motion.durations).map(
      ([name, value]) => `- ${words.duration} ${name}: ${formatMeasure(value, locale, 2)}\u00A0s`,
    ),
    ...Object.entries(motion.easings).map(
      ([name, value]) => `- ${words.curve} ${name}: \`${easingToCss(value)}\``,
    ),
  ].join('\n');
}

function voice({ voice }: Brand, locale: Locale): string[] {
  const language = editorLanguageFor(locale);
  const words = messages[locale];
  return [
    voice.rules[language]
      .map(({ rule, reason }, index) => `${index + 1}. **${plain(rule)}** ${plain(reason)}`)
      .join('\n'),
    table(
      [words.wrong, words.right],
      voice.examples[language].map(({ wrong, right }) => [plain(wrong), plain(right)]),
    ),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function rangeOf({ least, most }: { least: number; most: number }): string {
  return least === most ? String(least) : `${least}–${most}`;
}
