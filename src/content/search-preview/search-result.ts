import type { EditorText } from '#i18n/editor-texts.ts';
import { documentTitle, plainText, type SiteTitle } from '#pages/document-title.ts';
import { descriptionOfWrongLength, shownOf } from './search-lengths.ts';

interface Described {
  title: string;
  description: string;
  site: (SiteTitle & { description: string }) | undefined;
}

export interface SearchResult {
  /** Uncut, as on a shared card. */
  title: string;
  description: string;
  /** Cut to what search engines show. */
  shownTitle: string;
  shownDescription: string;
  advice: EditorText[];
}

export function searchResult({ title, description, site }: Described): SearchResult {
  const whole = documentTitle(title, site);
  const own = plainText(description).trim();
  const said = own || (site?.description ?? '');
  return {
    title: whole,
    description: said,
    shownTitle: cut(whole, shownOf.title),
    shownDescription: cut(said, shownOf.description),
    advice: [...adviceOn(whole.length, own)],
  };
}

function* adviceOn(title: number, description: string): Generator<EditorText> {
  if (title > shownOf.title)
    yield {
      de: `Der Titel hat mit dem der Website ${title} Zeichen; gezeigt werden etwa ${shownOf.title}. Das Wichtigste gehört nach vorn.`,
      en: `With the site’s own the title has ${title} characters; about ${shownOf.title} are shown. What matters belongs first.`,
    };
  if (description === '')
    yield {
      de: 'Ohne eigene Beschreibung steht hier die der Website, auf jeder Seite dieselbe.',
      en: 'Without a description of its own the site’s stands here, the same on each page.',
    };
  const wrong = descriptionOfWrongLength(description);
  if (wrong) yield wrong;
}

/** Cuts a text at the end of a word. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const start = text.slice(0, room);
  const end = start.lastIndexOf(' ');
  return `${(end > room / 2 ? start.slice(0, end) : start).trimEnd()} …`;
}
