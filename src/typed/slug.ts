import transliterate from '@sindresorhus/transliterate';
import { slugOf } from './letters.ts';
import { tidyLine } from './text.ts';

/** Letters of Serbian, Macedonian, Kazakh and Tatar that the library leaves, each with those that stand for it. */
const customReplacements = 'ђdj ћc џdz ѕdz јj әa өo үu ұu ңn ғg қq һh'
  .split(' ')
  .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]);

const otherScripts = /(?:(?!\p{Script=Latin})\p{L}\p{M}*)+/gu;

/** `Шахтёр & Łódź` → `shakhtyor-lodz`; empty if nothing is left. Only for names that are stored: it loads tables. */
export function shortSlugOf(text: string, longest: number): string {
  const latin = text
    .normalize('NFC')
    .toLowerCase()
    // The first time it only takes some letters’ marks away.
    .replace(otherScripts, (word) => transliterate(transliterate(word, { customReplacements })));
  return slugOf(latin).slice(0, longest).replace(/-$/, '');
}

/** `Über uns/` → `/ueber-uns`, the path of a page. A part with signs that no path has stays as it is. */
export function typedPath(written: string): string {
  const parts = tidyLine(decoded(written)).split(/[/\\]/);
  return `/${parts
    .flatMap((part) => (/^[\p{L}\p{M}\p{N}\p{Pd}\p{Cf}\s_]*$/u.test(part) ? slugPart(part) : part))
    .join('/')}`;
}

function slugPart(part: string): string | [] {
  return part.trim() === '' ? [] : shortSlugOf(part, part.length * 4) || part;
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
