import { findLogo, groundsFor, type Purpose, purposes, unlit } from '#blocks/logo-finder/find-logo.ts';
import { findableMarks } from '#blocks/logo-finder/logo-finder.fields.ts';
import german from '#blocks/logo-finder/logo-finder-messages.de.json' with { type: 'json' };
import english from '#blocks/logo-finder/logo-finder-messages.en.json' with { type: 'json' };
import { isLight } from '#brand/contrast.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { groundCalled, hexOf } from './colors.ts';
import { Ranking } from './ranking.ts';

const messages = { de: german, en: english };

export const logoFormats = ['svg', 'pdf', 'eps', 'png', 'webp', 'ico'] as const;

export interface LogoQuestion {
  purpose: string;
  ground: string;
  format?: (typeof logoFormats)[number] | undefined;
  height?: number | undefined;
}

export interface LogoAnswer {
  purpose: Purpose;
  mark: string;
  ground: string;
  /** Below the site's address, preferred first. */
  files: string[];
  clearSpace: string;
  least: string;
  why: string;
  thread?: string;
}

export interface LogoElsewhere {
  refused: string;
  grounds: string[];
}

const named = new Ranking(
  purposes.map((purpose) => ({
    title: `${german.purposes[purpose]} ${english.purposes[purpose]} ${purpose}`,
    also: '',
    purpose,
  })),
);

/** The mark for a purpose on a ground, by the same rules as the logo finder of the site. */
export function logoFor(
  brand: Brand,
  { purpose: said, ground: called, format, height }: LogoQuestion,
  locale: Locale,
): LogoAnswer | LogoElsewhere {
  const words = messages[editorLanguageFor(locale)];
  const purpose = named.find(said, 1)[0]?.entry.purpose ?? 'web';
  const marks = findableMarks(brand, locale);
  const grounds = groundsFor(marks, purpose);
  const own = groundCalled(brand, called);
  const ground = purpose === 'led' ? unlit : own;
  const found = ground === undefined ? undefined : findLogo(marks, purpose, ground);
  if (!found || ground === undefined) return onForeignGround(brand, called, grounds);
  const { mark, unit, least, thread } = found;
  const stem = found.picture.replace(/svg$/, '');
  const files = found.files.map(({ href }) => href);
  const sized = (address: string) =>
    height !== undefined && /\.(?:png|webp|ico)(?:\?|$)/.test(address)
      ? `${address.replace(/\?.*$/, '')}?height=${height}`
      : address;
  const wanted = format ? [files.find((file) => file.startsWith(stem + format)) ?? stem + format] : files;
  return {
    purpose,
    mark: marks[mark].name,
    ground: grounds.find((each) => each.ground === ground)?.name || words.unlit,
    files: wanted.map(sized),
    clearSpace: words.clearSpace.replace('{space}', String(marks[mark].clearSpace * 100)),
    least: words[unit === 'px' ? 'leastPx' : 'leastMm'].replace('{size}', String(least)),
    why: words.reasons[purpose],
    ...(thread ? { thread: `${thread.name} ${thread.hex}${thread.yarn ? `, ${thread.yarn}` : ''}` } : {}),
  };
}

/** On other colours the mark is not allowed; if it has to be, only in one colour. */
function onForeignGround(
  { marks }: Brand,
  called: string,
  grounds: readonly { ground: string; name: string }[],
): LogoElsewhere {
  const hex = hexOf(called);
  const paint = hex && (isLight(hex) ? 'black' : 'white');
  return {
    refused: `The mark may not stand on “${called}”.${paint ? ` Where nothing else is possible, in one colour: /brand/logos/wordmark-in-${paint}.svg, ${marks.wordmark.minimum.px} px tall at least.` : ''}`,
    grounds: grounds.map(({ ground, name }) => `${name} (${ground})`),
  };
}
