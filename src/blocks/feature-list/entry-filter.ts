import type { Entry } from './entries.ts';

/** Whether an entry is meant by what someone types: every word has to occur in its name, its kind or its sentence. */
export function matchesQuery(entry: Pick<Entry, 'title' | 'kind' | 'text'>, query: string): boolean {
  const words = plain(query).split(' ').filter(Boolean);
  const said = plain([entry.title, entry.kind, entry.text].filter(Boolean).join(' '));
  return words.every((word) => said.includes(word));
}

/** Small letters without accents: who types `uberschrift` or `fliesstext` means the same. */
function plain(text: string): string {
  return text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
}
