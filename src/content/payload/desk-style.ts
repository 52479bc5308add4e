import { formatHex, interpolate } from 'culori';
import { brandVersion } from '#brand/brand-version.server.ts';
import { ownFaceAddress, ownFacesToCss } from '#brand/own-faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { GroundName } from '#brand/record/colors.ts';
import { tokensToCss } from '#brand/tokens.ts';

/** The steps of Payload's elevation scale, from ground to text, which colours the whole admin. */
const steps = Array.from({ length: 21 }, (_, index) => index * 50);

/** Payload's theme → the ground of the identity that it uses. */
const themes = { light: 'white', dark: 'night' } as const satisfies Record<string, GroundName>;

export type Theme = keyof typeof themes;

/**
 * Payload's CSS colour variables. From 400 on the scale is used for text, so it gets the identity's secondary text
 * colour, which is legible on its grounds. Only errors are red; everything else lies between ground and text.
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

/** The admin in the club's current identity: the site's tokens and Payload's colours. */
export function deskStyle(brand: Brand): string {
  const night = Object.entries(brand.grounds.night).map(([name, color]) => `--${name}:var(--color-${color})`);
  const declared = (theme: Theme) => [...deskColors(brand, theme)].map(([name, value]) => `${name}:${value}`);
  const base = steps.map(
    (step) => `--color-base-${step}:${deskColors(brand, 'light').get(`--theme-elevation-${step}`)}`,
  );
  const version = brandVersion(brand);
  return [
    // Through the site, which serves the admin.
    ownFacesToCss(brand, (role, part) => ownFaceAddress(version, role, part)),
    tokensToCss(brand),
    `@layer tokens{:root{${[...base, ...declared('light')].join(';')}}`,
    `html[data-theme='dark']{${[...night, ...declared('dark')].join(';')}}}`,
  ].join('\n');
}

type Anchor = readonly [step: number, color: string | undefined];

/** Interpolates colours between the anchors, by step. */
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
