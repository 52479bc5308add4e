import { isLight } from '#brand/contrast.ts';
import { masterSize } from '#brand/logo-sizes.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';

/** `/.well-known/brand.json` by AdCP's brand protocol, version 3: the club as a house with one brand. */
export function brandJson(brand: Brand, version: string, siteUrl: string): object {
  const { name, claim, colors, grounds, type, voice, marks } = brand;
  const names = locales.flatMap((locale) => [
    { [locale]: name.text },
    ...(name.full ? [{ [locale]: name.full[editorLanguageFor(locale)] }] : []),
  ]);
  const { white, night } = grounds;
  return {
    version: '1.0',
    house: { domain: new URL(siteUrl).hostname, name: name.text, names, architecture: 'branded_house' },
    brands: [
      {
        id: 'club',
        url: `${siteUrl}/`,
        names,
        keller_type: 'master',
        tagline: claim.en,
        logos: Object.entries(marks).flatMap(([mark, { master, use, grounds: permitted }]) => {
          const { width, height } = masterSize(master);
          return permitted.map((ground) => ({
            url: `${siteUrl}/brand/${version}/logos/${mark}-on-${ground}.svg`,
            orientation: width > height * 1.2 ? 'horizontal' : height > width * 1.2 ? 'vertical' : 'square',
            background: isLight(colors[grounds[ground].ground].hex) ? 'light-bg' : 'dark-bg',
            variant: mark === 'wordmark' ? 'wordmark' : 'icon',
            usage: `${use.en} On ${colors[grounds[ground].ground].name.en}, ${colors[grounds[ground].ground].hex}.`,
            width,
            height,
          }));
        }),
        colors: {
          primary: colors[white.accent].hex,
          secondary: colors[night.ground].hex,
          accent: colors[white.accent].hex,
          background: colors[white.ground].hex,
          text: colors[white.text].hex,
          border: colors[white.rule].hex,
          ...Object.fromEntries(Object.entries(colors).map(([color, { hex }]) => [color, hex])),
        },
        fonts: {
          primary: { family: type.faces.text.cutFrom, fallbacks: ['sans-serif'] },
          display: { family: type.faces.display.cutFrom, fallbacks: ['sans-serif'] },
        },
        tone: {
          voice: voice.rules.en.map(({ rule }) => rule).join(' '),
          dos: voice.rules.en.map(({ rule, reason }) => `${rule} ${reason}`),
          donts: voice.examples.en.map(({ wrong, right }) => `Not “${wrong}”, but “${right}”`),
        },
        visual_guidelines: {
          colorways: Object.entries(grounds).map(([ground, parts]) => ({
            name: ground,
            foreground: colors[parts.text].hex,
            background: colors[parts.ground].hex,
            accent: colors[parts.accent].hex,
            border: colors[parts.rule].hex,
            cta_foreground: colors[parts['on-accent']].hex,
            cta_background: colors[parts.accent].hex,
          })),
          logo_placement: {
            min_clear_space: `${marks.wordmark.clearSpace}x`,
            min_height: `${marks.wordmark.minimum.px}px`,
          },
        },
        assets: [
          {
            asset_id: 'guidelines',
            asset_type: 'markdown',
            url: `${siteUrl}${localizedPath(`/brand/${version}/guidelines.md`, 'en')}`,
            name: 'Guidelines',
          },
        ],
        properties: [{ type: 'website', identifier: new URL(siteUrl).hostname, primary: true }],
        brand_version: version,
      },
    ],
  };
}
