import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

const german = {
  search: 'Suchen',
  placeholder: 'Seiten, Texte, Dateien, Einstellungen …',
  close: 'Schließen',
  hint: 'Ein Wort aus einem Titel, einem Text, einem Dateinamen oder einer Einstellung genügt. Tippfehler schaden nicht.',
  found: (count: number) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
  nothing: (typed: string) =>
    `Zu „${typed}“ gibt es nichts. Weniger oder andere Wörter finden vielleicht mehr; was im Papierkorb liegt, wird nicht gefunden.`,
  failed: 'Die Suche antwortet gerade nicht. Bitte noch einmal versuchen.',
  here: 'In diesem Formular',
};

export const searchMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: {
    search: 'Search',
    placeholder: 'Pages, texts, files, settings …',
    close: 'Close',
    hint: 'A word from a title, a text, a file name or a setting is enough. Typing errors do no harm.',
    found: (count) => (count === 1 ? 'One hit' : `${count} hits`),
    nothing: (typed) =>
      `There is nothing for “${typed}”. Fewer or other words may find more; what is in the trash is not found.`,
    failed: 'The search doesn’t answer at the moment. Please try again.',
    here: 'In this form',
  },
};

/** What a new document of a collection is called. */
export const newDocument: Readonly<Record<string, EditorText>> = {
  pages: { de: 'Neue Seite', en: 'New page' },
  media: { de: 'Neue Datei', en: 'New file' },
  polls: { de: 'Neue Abstimmung', en: 'New poll' },
  forms: { de: 'Neues Formular', en: 'New form' },
  products: { de: 'Neues Produkt', en: 'New product' },
  redirects: { de: 'Neue Weiterleitung', en: 'New redirect' },
};

export const kinds = {
  action: { de: 'Aktion', en: 'Action' },
  setting: { de: 'Einstellung', en: 'Setting' },
  guide: { de: 'Anleitung', en: 'Guide' },
} as const satisfies Readonly<Record<string, EditorText>>;
