import { type Locale, locales } from '#i18n/locales.ts';
import type { AskedQuestion, JournalEntry } from './poll-journal.server.ts';
import type { ResultCorrection } from './vote-answers.ts';

export function correctionsIn(journal: readonly JournalEntry[]): ResultCorrection[] {
  const corrections: ResultCorrection[] = [];
  let before: AskedQuestion | undefined;
  for (const entry of journal) {
    if (entry.kind === 'asked') before = entry.content;
    if (entry.kind !== 'corrected') continue;
    const { at, reason, question } = entry.content;
    const changes = locales.flatMap((locale) => changesIn(locale, before, question));
    corrections.push({ at, reason, changes });
    before = question;
  }
  return corrections;
}

function changesIn(locale: Locale, before: AskedQuestion | undefined, after: AskedQuestion) {
  const [old, present] = [wordsOf(before, locale), wordsOf(after, locale)];
  return [...new Set([...old.keys(), ...present.keys()])].flatMap((place) => {
    const change = { locale, before: old.get(place) ?? '', after: present.get(place) ?? '' };
    return change.before === change.after ? [] : [change];
  });
}

function wordsOf(question: AskedQuestion | undefined, locale: Locale): Map<string, string> {
  const wording = question?.[locale];
  if (!wording) return new Map();
  return new Map([
    ['question', wording.question],
    ...(wording.consent ? [['consent', wording.consent] as const] : []),
    ...wording.options.flatMap(({ id, label, detail }) => [
      [`label ${id}`, label] as const,
      ...(detail ? [[`detail ${id}`, detail] as const] : []),
    ]),
  ]);
}
