import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';
import { plainLetters } from '#typed/letters.ts';

export interface KindToPick {
  label: EditorText;
  purpose: EditorText;
  notFor: EditorText;
  alsoCalled: EditorText;
}

/** The labels of the kinds of which one name, in any language, contains all these words. */
export function matchingKinds(
  kinds: readonly KindToPick[],
  typed: string,
  language: EditorLanguage,
): ReadonlySet<string> {
  const words = plainLetters(typed).trim().split(/\s+/);
  const matches = kinds.filter(({ label, alsoCalled }) => {
    const names = plainLetters([label, alsoCalled].flatMap(({ de, en }) => [de, en]).join(' '));
    return words.every((word) => names.includes(word));
  });
  return new Set(matches.map(({ label }) => label[language]));
}
