import { plainLetters } from '#typed/letters.ts';
import type { Entry } from './entries.ts';
import type { Answer } from './value-answers.ts';

/** Whether an entry matches a query: every word must occur in its title, kind or text. */
export function matchesQuery(entry: Pick<Entry, 'title' | 'kind' | 'text'>, query: string): boolean {
  return saysAll([entry.title, entry.kind, entry.text].filter(Boolean).join(' '), query);
}

const mostAnswers = 12;

/** Values matching a query of at least two characters; those whose name or value starts with it come first. */
export function answersTo(query: string, answers: readonly Answer[]): Answer[] {
  const typed = plain(query).trim();
  if (typed.length < 2) return [];
  const isDirect = ({ title, value }: Answer) =>
    [title, value].some((text) => plain(text).trim().startsWith(typed));
  return answers
    .filter(({ title, value, also }) => saysAll(`${title} ${value} ${also}`, query))
    .sort((one, other) => Number(isDirect(other)) - Number(isDirect(one)))
    .slice(0, mostAnswers);
}

function saysAll(text: string, query: string): boolean {
  const said = plain(text);
  return plain(query)
    .split(' ')
    .filter(Boolean)
    .every((word) => said.includes(word));
}

/** Words alone, so that `uberschrift` and `fliesstext` match. */
function plain(text: string): string {
  return plainLetters(text).replace(/[^a-z0-9]+/g, ' ');
}
