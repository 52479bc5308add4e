import { type EditorLanguage, languageName } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import type { LanguageState } from './language-states.ts';
import { languagesMessages } from './languages-messages.ts';

/** What remains to be translated, as a sentence; empty if nothing does. */
export function behindWords(
  { exists, missingBlocks, missingTexts, isOutdated }: LanguageState,
  language: EditorLanguage,
): string {
  const messages = languagesMessages[language];
  if (!exists) return messages.isMissing;
  return [
    missingBlocks > 0 ? messages.blocksMissing(missingBlocks) : '',
    missingTexts > 0 ? messages.textsMissing(missingTexts) : '',
    isOutdated ? messages.outdated(languageName(defaultLocale, language)) : '',
  ]
    .filter((words) => words !== '')
    .join(', ');
}
