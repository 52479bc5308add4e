import { palette } from './palette.ts';

export type ShirtName = 'home' | 'away' | 'third';

export interface ShirtLook {
  readonly cloth: string;
  readonly shade: string;
  readonly line: string;
  /** Folds are quieter than outlines; on the ring they take the outline's colour. */
  readonly fold: string;
  readonly pattern: 'plain' | 'rays' | 'contours';
  readonly patternTone: string;
  readonly rib: string;
  readonly inside: string;
  readonly ring: string;
  readonly figure: string;
  readonly figureInRing: string;
  readonly number: string;
  readonly ground: string;
}

export const shirtLooks: Record<ShirtName, ShirtLook> = {
  home: {
    cloth: palette.white,
    shade: palette.stone100,
    line: palette.ink,
    fold: palette.stone500,
    pattern: 'plain',
    patternTone: palette.white,
    rib: palette.ink,
    inside: palette.stone100,
    ring: palette.ring,
    figure: palette.ink,
    figureInRing: palette.white,
    number: '93',
    ground: palette.sand,
  },
  away: {
    cloth: palette.night,
    shade: palette.stone900,
    line: palette.sand,
    fold: palette.stone500,
    pattern: 'rays',
    patternTone: palette.stone800,
    rib: palette.sand,
    inside: palette.stone900,
    ring: palette.ring,
    figure: palette.sand,
    figureInRing: palette.sand,
    number: '18',
    ground: palette.night,
  },
  third: {
    cloth: palette.stone200,
    shade: palette.stone300,
    line: palette.ink,
    fold: palette.stone700,
    pattern: 'contours',
    patternTone: palette.stone300,
    rib: palette.ink,
    inside: palette.stone300,
    ring: palette.ring,
    figure: palette.ink,
    figureInRing: palette.white,
    number: '12',
    ground: palette.white,
  },
};
