/** Allowlist for editors' own markup; everything else is dropped. */
export const allowedHtml = {
  elements: [
    ...['p', 'div', 'span', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['blockquote', 'figure', 'figcaption', 'pre', 'hr', 'br', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'kbd'],
    ...['abbr', 'cite', 'q', 'time', 'mark'],
  ],
  /** Per element; those under `*` are allowed on any. */
  attributes: {
    a: ['href', 'title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    ol: ['start', 'type'],
    '*': ['lang', 'dir'],
  } satisfies Readonly<Record<string, readonly string[]>>,
  /** Allowed link schemes, besides paths on the site. */
  schemes: ['https', 'mailto', 'tel'],
} as const;
