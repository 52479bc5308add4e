import { restoreLists } from './word-lists.ts';

/** Headings of pages and word processors that a text here doesn't have → the nearest that it has. */
const headings = { h1: 'h2', h5: 'h4', h6: 'h4' } as const;

/** Neither text nor a picture; comments of word processors are between these. */
const neverPasted =
  'script, style, meta, link, title, iframe, object, embed, form, input, button, select, textarea';

/**
 * Leaves of pasted HTML what a text here can be: text, headings, lists, links and tables, whatever program it is from.
 * Returns how many pictures were left out: they belong to the media library.
 */
export function cleanPaste(page: Document): number {
  restoreLists(page);
  for (const part of page.querySelectorAll(neverPasted)) part.remove();
  const pictures = [...page.querySelectorAll('img, picture, svg, video, audio, canvas')];
  for (const picture of pictures) picture.remove();
  for (const [from, to] of Object.entries(headings))
    for (const heading of page.querySelectorAll(from)) {
      const same = page.createElement(to);
      same.append(...heading.childNodes);
      heading.replaceWith(same);
    }
  // What held nothing but a picture.
  for (const part of page.querySelectorAll('figure, a')) if (!part.textContent?.trim()) part.remove();
  return pictures.length;
}
