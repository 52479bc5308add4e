import { isRecord } from '#fields/content-field.ts';
import { type EditorLanguage, editorLanguages } from '#i18n/editor-texts.ts';

export interface ShownRecord {
  collection: string;
  id: string;
  /** Undefined if the record is gone, or has no title. */
  name?: string;
  picture?: string;
}

/**
 * The records in a version's field, read in all locales. For files, the alternative text says more than the file
 * name.
 */
export function shownRecords(
  value: unknown,
  relationTo: string | readonly string[],
  language: EditorLanguage,
  titleFieldOf: (collection: string) => string,
): ShownRecord[] {
  return (Array.isArray(value) ? value : [value]).flatMap((stored: unknown): ShownRecord[] => {
    const isNamed = isRecord(stored) && typeof stored.relationTo === 'string' && 'value' in stored;
    const collection = isNamed ? stored.relationTo : relationTo;
    const record: unknown = isNamed ? stored.value : stored;
    const id = isRecord(record) ? record.id : record;
    if (typeof collection !== 'string' || (typeof id !== 'string' && typeof id !== 'number')) return [];
    if (!isRecord(record)) return [{ collection, id: String(id) }];
    const name = [record.alt, record[titleFieldOf(collection)]]
      .map((text) => said(text, language))
      .find(Boolean);
    const isPicture = typeof record.mimeType === 'string' && record.mimeType.startsWith('image/');
    const picture =
      isPicture && [record.thumbnailURL, record.url].find((url) => typeof url === 'string' && url);
    return [
      {
        collection,
        id: String(id),
        ...(name ? { name } : {}),
        ...(typeof picture === 'string' ? { picture } : {}),
      },
    ];
  });
}

/** In the editor's language if possible, else in another one; without soft hyphens. */
function said(text: unknown, language: EditorLanguage): string | undefined {
  const texts = isRecord(text) ? [language, ...editorLanguages].map((code) => text[code]) : [text];
  return texts
    .find((each): each is string => typeof each === 'string' && each.trim() !== '')
    ?.replaceAll('\u00AD', '');
}
