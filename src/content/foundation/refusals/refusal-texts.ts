import type { EditorLanguage } from '#i18n/editor-texts.ts';

/**
 * Replaces Payload's validation messages with sentences that say what to do. They show at the field, and after its
 * name in a form's overall message.
 */
export const refusalTexts = {
  de: {
    error: { valueMustBeUnique: 'Das ist schon vergeben. Bitte etwas anderes wählen.' },
    validation: {
      invalidSelection: 'Diese Auswahl gibt es nicht. Bitte neu wählen.',
      notValidDate: '„{{value}}“ ist kein Datum.',
      required: 'Bitte ausfüllen.',
      requiresAtLeast: 'Hier fehlen Einträge. Weniger als {{count}} geht nicht.',
      requiresNoMoreThan: 'Hier sind zu viele Einträge. Mehr als {{count}} geht nicht.',
      shorterThanMax: 'Das ist zu lang. Höchstens {{maxLength}} Zeichen sind möglich.',
      longerThanMin: 'Das ist zu kurz. Mindestens {{minLength}} Zeichen sind nötig.',
    },
  },
  en: {
    error: { valueMustBeUnique: 'This is taken already. Please choose something else.' },
    validation: {
      invalidSelection: 'There is no such choice. Please choose again.',
      notValidDate: '“{{value}}” is not a date.',
      required: 'Please fill this in.',
      requiresAtLeast: 'Entries are missing here. Fewer than {{count}} won’t do.',
      requiresNoMoreThan: 'There are too many entries here. More than {{count}} won’t do.',
      shorterThanMax: 'This is too long. At most {{maxLength}} characters are possible.',
      longerThanMin: 'This is too short. At least {{minLength}} characters are needed.',
    },
  },
};

/** Whether a message doesn't name its field, because it is used for many. */
export function isVerdict(sentence: string, language: EditorLanguage): boolean {
  return Object.values(refusalTexts[language]).some((group) =>
    Object.values(group).some((text: string) => beginsLike(sentence, text)),
  );
}

/** Placeholders such as `{{count}}` match anything. */
function beginsLike(sentence: string, text: string): boolean {
  let at = 0;
  return text.split(/\{\{\w+\}\}/).every((part, index) => {
    const found = sentence.indexOf(part, at);
    at = found + part.length;
    return index === 0 ? found === 0 : found >= 0;
  });
}
