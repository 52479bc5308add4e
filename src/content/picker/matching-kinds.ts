import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

/** What the picker knows of a kind of block. */
export interface KindToPick {
  label: EditorText;
  purpose: EditorText;
  notFor: EditorText;
  alsoCalled: EditorText;
}

/** The labels of the kinds that have all of these words in a name, in whichever language somebody calls it by. */
export function matchingKinds(
  kinds: readonly KindToPick[],
  typed: string,
  language: EditorLanguage,
): ReadonlySet<string> {
  const words = folded(typed).split(/\s+/);
  const matches = kinds.filter(({ label, alsoCalled }) => {
    const names = folded([label, alsoCalled].flatMap(({ de, en }) => [de, en]).join(' '));
    return words.every((word) => names.includes(word));
  });
  return new Set(matches.map(({ label }) => label[language]));
}

/** As it is typed in a hurry: without capitals and dots. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
