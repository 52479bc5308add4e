/**
 * What somebody typed, as Markdown that is read as it was typed: nothing in it is markup, neither Markdown's nor HTML's.
 * Whatever can't be taken for markup stays as it is: quotes, dashes, a `*` with spaces round it, `A & B`, `3 < 4`.
 * Without the hyphens that only a line's end would show.
 */
export function plainMarkdown(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`[\]~]|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[a-z/!?])/gi, '&lt;');
}

/** The same where a line begins with it: it is no heading, list, quotation or rule either. */
export function plainMarkdownLine(text: string): string {
  return plainMarkdown(text)
    .replace(/^(?:#{1,6}(?= |$)|>|[-+*](?= |$)|-{3,}$|=+$)/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?: |$))/, '$1\\');
}
