import type { AuthoredPageBlock } from '#blocks/stored-blocks.ts';

/**
 * A chapter of the strategy page: a headline with number and anchor, then its content, all on one ground. The anchor
 * is the same in both languages, so that the language switch keeps the reader's place.
 */
export interface Chapter {
  de: AuthoredPageBlock[];
  en: AuthoredPageBlock[];
}
