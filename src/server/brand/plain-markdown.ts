/**
 * Escapes typed text for Markdown, so that nothing in it becomes Markdown or HTML. Whatever can't be mistaken for
 * markup stays readable: quotes, dashes, a `*` between spaces, `A & B`, `3 < 4`. Removes soft hyphens.
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

/** Also for the start of a line: no heading, list, quote or rule. */
export function plainMarkdownLine(text: string): string {
  return plainMarkdown(text)
    .replace(/^(?:#{1,6}(?= |$)|>|[-+*](?= |$)|-{3,}$|=+$)/, '\\$&')
    .replace(/^(\d{1,9})(?=[.)](?: |$))/, '$1\\');
}
