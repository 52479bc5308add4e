import { blockHash, fieldHash } from '#content/foundation/fields/block-hash.ts';
import type { Locale } from '#i18n/locales.ts';

interface Place {
  locale: Locale;
  /** The id of the block's row. */
  block: string | undefined;
  /** The field's path in the form. */
  path: string;
}

/** The query and hash of the form in another locale, for a field that this form doesn't show. */
export function placeInLanguage({ locale, block, path }: Place): string {
  const inside = path.replace(/^blocks\.\d+/, '');
  return `?locale=${locale}${block === undefined ? fieldHash + path : blockHash + block + inside}`;
}

/** Whether a refusal's path is such a URL instead of a field of this form. */
export function isPlaceInLanguage(path: string): boolean {
  return path.startsWith('?locale=');
}
