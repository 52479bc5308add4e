import type { EditorText } from '#i18n/editor-texts.ts';
import type { Finding } from './finding.ts';
import type { PageWriting } from './judge-translation.ts';
import { descriptionOfWrongLength, titleTooLong } from './search-lengths.ts';

/**
 * Titles and descriptions that search results would cut off, or that are too short. Pages excluded from search
 * engines aren't checked.
 */
export function judgeLengths(
  { locale, title, description }: Pick<PageWriting, 'locale' | 'title' | 'description'>,
  isHidden: boolean,
): Finding[] {
  if (isHidden) return [];
  const found = (path: string, label: EditorText, message: EditorText | undefined): Finding[] =>
    message ? [{ severity: 'warning', code: 'length', block: undefined, path, locale, label, message }] : [];
  return [
    ...found('title', { de: 'Titel', en: 'Title' }, titleTooLong(title)),
    ...found(
      'seo.description',
      { de: 'Beschreibung', en: 'Description' },
      descriptionOfWrongLength(description),
    ),
  ];
}
