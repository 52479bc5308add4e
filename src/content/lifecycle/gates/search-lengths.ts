import type { EditorText } from '#i18n/editor-texts.ts';
import { plainText } from '#pages/document-title.ts';

/** What search engines usually show, in characters; they measure in pixels, each a little differently. */
export const shownOf = { title: 60, description: 155 };

/** A shorter description is too short to be useful. */
const shortDescription = 50;

/** Validates the length of a page's own title, without the site's name, which may be cut off. */
export function titleTooLong(title: string): EditorText | undefined {
  const { length } = plainText(title).trim();
  if (length <= shownOf.title) return undefined;
  return {
    de: `Der Titel hat ${length} Zeichen; in Suchergebnissen werden etwa ${shownOf.title} gezeigt. Bitte kürzen.`,
    en: `The title has ${length} characters; search results show about ${shownOf.title}. Please shorten it.`,
  };
}

/** Validates the length of a page's own description. If it is empty, the site's is used. */
export function descriptionOfWrongLength(description: string): EditorText | undefined {
  const { length } = plainText(description).trim();
  if (length === 0) return undefined;
  if (length < shortDescription)
    return {
      de: `Die Beschreibung hat ${length} Zeichen; Platz ist für etwa ${shownOf.description}.`,
      en: `The description has ${length} characters; there is room for about ${shownOf.description}.`,
    };
  if (length > shownOf.description)
    return {
      de: `Die Beschreibung hat ${length} Zeichen; gezeigt werden etwa ${shownOf.description}.`,
      en: `The description has ${length} characters; about ${shownOf.description} are shown.`,
    };
  return undefined;
}
