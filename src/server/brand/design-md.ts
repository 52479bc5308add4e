import type { Brand } from '#brand/record/brand-record.ts';
import type { ColorName } from '#brand/record/colors.ts';
import { boundsInPixels, easingToCss, type Length, lengthToCss, sizeToCss } from '#brand/record/measures.ts';
import { formatPercent } from '#i18n/format-number.ts';
import { plainMarkdown as plain, plainMarkdownLine as plainLine } from './plain-markdown.ts';

/** `DESIGN.md` in the format of the same name, version alpha: values for machines, and how to use them. In English. */
export function designMd(brand: Brand, version: string, siteUrl: string): string {
  const { name, claim, colors, marks, type, spacing, lines, ring, motion, voice } = brand;
  const values = { ...front(brand), brandVersion: version };
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    // JSON is YAML, and says where a text ends.
    `---\n${Object.entries(values)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join('\n')}\n---`,
    `# ${plain(name.text)}`,
    `Brand version ${version}. All values: <${siteUrl}/brand/${version}/tokens.json>. All rules: <${siteUrl}/en/brand/${version}/guidelines.md>.`,
    '## Overview',
    `${plainLine(claim.en)}. Surfaces are flat, a single coloured band runs through the page, and large type does the talking.`,
    '## Colors',
    list(
      Object.values(colors).map(
        ({ name: { en }, hex, use, share }) =>
          `**${plain(en)} (${hex}):** ${plain(use.en)}${share === undefined ? '' : `, at most ${share}% of a page`}.`,
      ),
    ),
    '## Typography',
    list([
      ...Object.values(type.faces).map(({ cutFrom, use }) => `**${plain(cutFrom)}:** ${plain(use.en)}.`),
      ...Object.entries(type.sizes).map(([size, value]) => `**${size}:** \`${sizeToCss(value)}\``),
    ]),
    '## Layout',
    list(Object.entries(spacing.steps).map(([step, value]) => `**${step}:** \`${lengthToCss(value)}\``)),
    `Lines are at most \`${lengthToCss(spacing.measure)}\` long. Whatever is tapped measures \`${lengthToCss(spacing.tap)}\` at least.`,
    '## Elevation & Depth',
    `There are no shadows. What overlaps is set apart by a strip of the ground, \`${lengthToCss(spacing.gap)}\` wide.`,
    '## Shapes',
    `Corners are square or fully round. Lines are \`${lengthToCss(lines.thin)}\` or \`${lengthToCss(lines.bold)}\`. The band is \`${sizeToCss(ring.width)}\` thick.`,
    `Motion starts at once and ends softly: \`${easingToCss(motion.easings.out)}\`, ${motion.durations.reveal} s.`,
    '## Components',
    'Whatever stands on a ground takes that ground’s colours, and no others.',
    "## Do's and Don'ts",
    list([
      ...Object.values(marks).map(
        ({ name: { en }, clearSpace, minimum }) =>
          `Do leave ${formatPercent(clearSpace, 'en', 2)} of its height free around the ${plain(en.toLowerCase())}, and show it ${minimum.px} px or ${minimum.mm} mm tall at least.`,
      ),
      ...voice.rules.en.map(({ rule, reason }) => `Do: ${plain(rule)} ${plain(reason)}`),
      ...voice.examples.en.map(({ wrong, right }) => `Don’t write “${plain(wrong)}”, but “${plain(right)}”.`),
    ]),
    '',
  ].join('\n\n');
}

function front({ name, claim, colors, grounds, type, spacing, radii }: Brand): object {
  const { white } = grounds;
  const color = (own: ColorName) => `{colors.${own}}`;
  const largest = (size: Brand['type']['sizes']['text']) => `${boundsInPixels(size)[1]}px`;
  const isDisplay = (size: string) => ['giant', 'large', 'medium', 'small'].includes(size);
  const dimensions = (lengths: Readonly<Record<string, Length>>) =>
    Object.fromEntries(
      Object.entries(lengths)
        .filter(([, { unit }]) => unit === 'px' || unit === 'rem' || unit === 'em')
        .map(([key, length]) => [key, lengthToCss(length)]),
    );
  return {
    version: 'alpha',
    name: name.text,
    description: claim.en,
    colors: {
      primary: colors[white.accent].hex,
      ...Object.fromEntries(Object.entries(colors).map(([own, { hex }]) => [own, hex])),
    },
    typography: Object.fromEntries(
      Object.entries(type.sizes).map(([size, value]) => {
        const role = isDisplay(size) ? 'display' : 'text';
        const { weight, leading } = type[role];
        return [
          size,
          {
            fontFamily: type.faces[role].cutFrom,
            fontSize: largest(value),
            fontWeight: weight,
            lineHeight: leading,
            ...(role === 'display' ? { letterSpacing: lengthToCss(type.display.tracking) } : {}),
          },
        ];
      }),
    ),
    rounded: { none: '0px', ...dimensions(radii) },
    spacing: { ...dimensions(spacing.steps), gap: lengthToCss(spacing.gap) },
    components: Object.fromEntries(
      Object.entries(grounds).flatMap(([ground, parts]) => [
        [`on-${ground}`, { backgroundColor: color(parts.ground), textColor: color(parts.text) }],
        [
          `quiet-on-${ground}`,
          { backgroundColor: color(parts.ground), textColor: color(parts['text-quiet']) },
        ],
        [`link-on-${ground}`, { backgroundColor: color(parts.ground), textColor: color(parts.accent) }],
        [
          `button-on-${ground}`,
          {
            backgroundColor: color(parts.accent),
            textColor: color(parts['on-accent']),
            rounded: '{rounded.pill}',
          },
        ],
        [`line-on-${ground}`, { backgroundColor: color(parts.rule) }],
      ]),
    ),
  };
}
