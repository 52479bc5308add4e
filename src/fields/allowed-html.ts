/** What an editor's own markup may be made of. This list is the only one; everything else is dropped. */
export const allowedHtml = {
  elements: [
    ...['p', 'div', 'span', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['blockquote', 'figure', 'figcaption', 'pre', 'hr', 'br', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'kbd'],
    ...['abbr', 'cite', 'q', 'time', 'mark'],
  ],
  /** By element; those of `*` may stand on any. */
  attributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    ol: ['start', 'type'],
    '*': ['lang', 'dir'],
  } satisfies Readonly<Record<string, readonly string[]>>,
  /** What a link may begin with, beside places of the site itself. */
  schemes: ['https', 'mailto', 'tel'],
} as const;
