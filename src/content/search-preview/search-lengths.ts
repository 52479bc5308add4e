import type { EditorText } from '#i18n/editor-texts.ts';
import { plainText } from '#pages/document-title.ts';

/** How much search engines usually show, in characters; they measure in pixels, and each a little differently. */
export const shownOf = { title: 60, description: 155 };

/** Less than this of a description leaves the reason to click unsaid. */
const shortDescription = 50;

/** What is wrong with the length of a page's own title; that the site's name is cut off behind it does no harm. */
export function titleTooLong(title: string): EditorText | undefined {
  const { length } = plainText(title).trim();
  if (length <= shownOf.title) return undefined;
  return {
    de: `Der Titel hat ${length} Zeichen; in Suchergebnissen werden etwa ${shownOf.title} gezeigt. Bitte kürzen.`,
    en: `The title has ${length} characters; search results show about ${shownOf.title}. Please shorten it.`,
  };
}

/** What is wrong with the length of a page's own description. One that is empty is the site's. */
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
