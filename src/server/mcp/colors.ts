import { differenceCiede2000, formatHex, parse } from 'culori';
import { colorWord } from '#brand/color-notations.server.ts';
import { colorPairs } from '#brand/color-pairs.ts';
import { contrastRatio, isLight } from '#brand/contrast.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type ColorName, colorNames, type GroundName, groundNames } from '#brand/record/colors.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { wordsOf } from './words.ts';

const difference = differenceCiede2000();

/** Below this nobody sees a difference side by side; below the second only somebody who looks for it. */
const visible = { justAbove: 1, clearlyAbove: 3 };

/** The hex value of a colour in any CSS notation, with or without `#`; undefined if it is none. */
export function hexOf(written: string): string | undefined {
  const text = written.trim();
  const color = parse(/^[0-9a-f]{6}$/i.test(text) ? `#${text}` : text);
  return color && formatHex({ ...color, alpha: 1 }).toUpperCase();
}

/** The record's colour that is called so in any language: by its name, by its role, or by what everybody calls it. */
export function colorCalled({ colors }: Brand, called: string): ColorName | undefined {
  const said = wordsOf(called).join(' ');
  const exact = colorNames.find((color) =>
    [color, ...Object.values(colors[color].name), colors[color].hex].some(
      (name) => wordsOf(name).join(' ') === said,
    ),
  );
  if (exact) return exact;
  const isCalledSo = (color: ColorName) =>
    Object.values(colorWord(colors[color].hex))
      .flatMap((words) => wordsOf(words))
      .some((word) => wordsOf(called).some((own) => own === word || own.endsWith(word)));
  return colorNames.find(isCalledSo);
}

export interface ColorVerdict {
  color: string;
  nearest: { name: string; hex: string; css: string };
  /** CIEDE2000. */
  difference: number;
  verdict: 'ours' | 'not visibly different' | 'slightly off' | 'not ours';
}

export function judgeColor({ colors }: Brand, hex: string, locale: Locale): ColorVerdict {
  const [nearest = 'ring'] = colorNames.toSorted(
    (one, other) => difference(colors[one].hex, hex) - difference(colors[other].hex, hex),
  );
  const off = difference(colors[nearest].hex, hex);
  return {
    color: hex,
    nearest: {
      name: colors[nearest].name[editorLanguageFor(locale)],
      hex: colors[nearest].hex,
      css: `var(--color-${nearest})`,
    },
    difference: Math.round(off * 10) / 10,
    verdict:
      colors[nearest].hex === hex
        ? 'ours'
        : off < visible.justAbove
          ? 'not visibly different'
          : off < visible.clearlyAbove
            ? 'slightly off'
            : 'not ours',
  };
}

export interface PairVerdict {
  text: string;
  ground: string;
  contrast: string;
  legible: 'any size' | 'large type only' | 'not for type';
  /** Whether the identity has this pair, in a size for which it suffices. */
  allowed: boolean;
  for: string[];
  instead: string[];
}

/** By the contrast that WCAG 2.2 AA asks for, and by the pairs that the identity has. */
export function judgePair(brand: Brand, text: string, ground: string, locale: Locale): PairVerdict {
  const language = editorLanguageFor(locale);
  const { colors } = brand;
  const isOf = (color: ColorName, hex: string) => colors[color].hex === hex;
  const all = colorPairs(brand);
  const own = all.filter((pair) => isOf(pair.text, text) && isOf(pair.ground, ground));
  const ratio = contrastRatio(text, ground);
  const fitting = all.filter((pair) => isOf(pair.ground, ground) && pair.atLeast === 4.5);
  return {
    text,
    ground,
    contrast: `${Math.floor(ratio * 10) / 10}:1`,
    legible: ratio >= 4.5 ? 'any size' : ratio >= 3 ? 'large type only' : 'not for type',
    allowed: own.some(({ atLeast }) => ratio >= atLeast),
    for: [...new Set(own.map(({ usedFor }) => usedFor[language]))],
    instead: [
      ...new Set(fitting.map((pair) => `${colors[pair.text].name[language]} ${colors[pair.text].hex}`)),
    ],
  };
}

/** A ground of the identity that is called so, or has this colour. */
export function groundCalled(brand: Brand, called: string): GroundName | undefined {
  const hex = hexOf(called);
  const color = colorCalled(brand, called) ?? colorNames.find((each) => brand.colors[each].hex === hex);
  const direct = groundNames.find((ground) => brand.grounds[ground].ground === color);
  if (direct) return direct;
  const said = wordsOf(called);
  const isSaid = (...words: string[]) =>
    words.some((word) => said.some((own) => own === word || own.endsWith(word)));
  const isDark = isSaid('dunkel', 'dunklem', 'dark', 'schwarz', 'schwarzem', 'black');
  const isPale = isSaid('hell', 'hellem', 'light', 'bright', 'weiss', 'weissem', 'paper', 'papier');
  if (!isDark && !isPale) return undefined;
  return groundNames.find((ground) => isLight(brand.colors[brand.grounds[ground].ground].hex) !== isDark);
}
