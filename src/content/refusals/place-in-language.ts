import { blockHash, fieldHash } from '#content/preview/block-hash.ts';
import type { Locale } from '#i18n/locales.ts';

interface Place {
  locale: Locale;
  /** The id of the block's row. */
  block: string | undefined;
  /** The field, as forms name it. */
  path: string;
}

/** Where a place is that the form does not show, because it stands in another language: the address of the form that does, from its query on. */
export function placeInLanguage({ locale, block, path }: Place): string {
  const inside = path.replace(/^blocks\.\d+/, '');
  return `?locale=${locale}${block === undefined ? fieldHash + path : blockHash + block + inside}`;
}

/** Whether the path of a refusal is such an address, and no field of this form. */
export function isPlaceInLanguage(path: string): boolean {
  return path.startsWith('?locale=');
}
