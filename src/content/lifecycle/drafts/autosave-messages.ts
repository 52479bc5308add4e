import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  savedAt: (time: string) => `Gespeichert um ${time}`,
  saving: 'Wird gespeichert …',
  /** For a document that was never saved; autosave starts after the first save. */
  notYet: 'Nach dem ersten Speichern sichert sich alles von selbst. Bis dahin bleibt es auf diesem Gerät.',
  offline:
    'Gerade nicht gespeichert: Der Server ist nicht zu erreichen. Alles bleibt auf diesem Gerät und wird gesendet, sobald es geht.',
  /** The reason follows. */
  refused: 'Nicht gespeichert.',
  /** Local storage is unavailable or full, as in a private window. */
  noRoom: 'Dieser Browser behält nichts. Bitte die Seite offen lassen, bis gespeichert ist.',
  outdated:
    'Hier ist inzwischen etwas anderes gespeichert worden. Nichts wurde überschrieben, und was in diesem Formular steht, bleibt auf diesem Gerät.',
  loadNewest: 'Neuen Stand laden',
  saveMine: 'Meinen Stand speichern',
  found: (moment: string) =>
    `Auf diesem Gerät liegt etwas, das am ${moment} nicht mehr gespeichert werden konnte. Soll es ins Formular?`,
  foundOutdated:
    'Seitdem ist hier etwas anderes gespeichert worden. Wer es übernimmt, ersetzt das im Formular; es bleibt unter „Versionen“.',
  takeFound: 'Übernehmen',
  discardFound: 'Verwerfen',
  taken: 'Übernommen.',
};

const english: typeof german = {
  savedAt: (time) => `Saved at ${time}`,
  saving: 'Saving …',
  notYet: 'Once it was saved for the first time, it saves itself. Until then it stays on this device.',
  offline:
    'Not saved right now: the server is out of reach. Everything stays on this device and is sent as soon as it can be.',
  refused: 'Not saved.',
  noRoom: 'This browser can’t store anything. Please leave the page open until it is saved.',
  outdated:
    'Something else has been saved here meanwhile. Nothing was overwritten, and what stands in this form stays on this device.',
  loadNewest: 'Load the newest',
  saveMine: 'Save mine',
  found: (moment) =>
    `There are changes on this device that could not be saved on ${moment}. Put them into the form?`,
  foundOutdated:
    'Something else has been saved here since then. Taking it over replaces that in the form; it stays under “Versions”.',
  takeFound: 'Take it over',
  discardFound: 'Discard',
  taken: 'Taken over.',
};

export const autosaveMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
