import { formatHex, interpolate } from 'culori';
import { brandVersion } from '#brand/brand-version.server.ts';
import { ownFaceAddress, ownFacesToCss } from '#brand/own-faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { GroundName } from '#brand/record/colors.ts';
import { tokensToCss } from '#brand/tokens.ts';

/** Payload's steps from a view's ground to its type, of which all of the admin is coloured. */
const steps = Array.from({ length: 21 }, (_, index) => index * 50);

/** Light or dark, as Payload calls it -> the ground of the record that the admin then stands on. */
const themes = { light: 'white', dark: 'night' } as const satisfies Record<string, GroundName>;

export type Theme = keyof typeof themes;

/**
 * What Payload colours with, by the names that its stylesheet has. From 400 on it sets type, so that is the record's quiet
 * type, which can be read on its grounds. Only what is wrong is red; everything else lies between ground and type.
 */
export function deskColors(brand: Brand, theme: Theme): ReadonlyMap<string, string> {
  const { colors, grounds } = brand;
  const parts = grounds[themes[theme]];
  const [ground, text, quiet, rule, accent] = [
    parts.ground,
    parts.text,
    parts['text-quiet'],
    parts.rule,
    parts.accent,
  ].map((name) => colors[name].hex.toLowerCase());
  const field = theme === 'light' ? colors[grounds.sand.ground].hex : mixed([ground, rule], 0.4);
  const neutral = scale([
    [0, ground],
    [50, field],
    [150, rule],
    [400, quiet],
    [800, text],
    [1000, text],
  ]);
  const wrong = scale([
    [0, ground],
    [50, mixed([ground, accent], 0.05)],
    [400, accent],
    [550, accent],
    [1000, text],
  ]);
  return new Map(
    steps.flatMap((step): [string, string][] => [
      [`--theme-elevation-${step}`, neutral(step)],
      [`--theme-success-${step}`, neutral(step)],
      [`--theme-warning-${step}`, neutral(step)],
      [`--theme-error-${step}`, wrong(step)],
    ]),
  );
}

/** The admin in the club's identity, as it is now: the tokens that the site has, and what Payload colours with. */
export function deskStyle(brand: Brand): string {
  const night = Object.entries(brand.grounds.night).map(([name, color]) => `--${name}:var(--color-${color})`);
  const declared = (theme: Theme) => [...deskColors(brand, theme)].map(([name, value]) => `${name}:${value}`);
  const base = steps.map(
    (step) => `--color-base-${step}:${deskColors(brand, 'light').get(`--theme-elevation-${step}`)}`,
  );
  const version = brandVersion(brand);
  return [
    // Through the site, which the desk is reached by.
    ownFacesToCss(brand, (role, part) => ownFaceAddress(version, role, part)),
    tokensToCss(brand),
    `@layer tokens{:root{${[...base, ...declared('light')].join(';')}}`,
    `html[data-theme='dark']{${[...night, ...declared('dark')].join(';')}}}`,
  ].join('\n');
}

type Anchor = readonly [step: number, color: string | undefined];

/** Colours between these ones, by step. */
function scale(anchors: readonly Anchor[]): (step: number) => string {
  return (step) => {
    const next = Math.max(
      1,
      anchors.findIndex(([at]) => at >= step),
    );
    const [from, to] = [anchors[next - 1], anchors[next]];
    if (!from || !to) throw new RangeError(`There is no step ${step}.`);
    return mixed([from[1], to[1]], (step - from[0]) / (to[0] - from[0]));
  };
}

function mixed([from = '', to = '']: readonly (string | undefined)[], share: number): string {
  return formatHex(interpolate([from, to], 'oklab')(share));
}
