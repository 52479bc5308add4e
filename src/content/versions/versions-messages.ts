import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { VersionKind } from './note-version.ts';

const german = {
  when: 'Gespeichert',
  what: 'Art',
  who: 'Von',
  kinds: {
    autosave: 'Von selbst gespeichert',
    draft: 'Entwurf gespeichert',
    published: 'Veröffentlicht',
    scheduled: 'Wie geplant veröffentlicht',
    unpublished: 'Zurückgezogen',
    restored: 'Frühere Version zurückgeholt',
  } satisfies Record<VersionKind, string>,
  live: 'live',
  nobody: 'unbekannt',
  because: (reason: string) => `„${reason}“`,
  help: 'Ein Zeitpunkt öffnet den Vergleich mit der Version davor. Die Zeiten gelten in der Zeitzone des Vereins.',
  none: 'Noch gibt es keine Version.',
  newer: 'Neuere',
  older: 'Ältere',
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  pages: 'Weitere Versionen',
  yes: 'Ja',
  no: 'Nein',
  gone: 'Gibt es nicht mehr',
  entry: 'Eintrag',
  row: (place: number, kind: string, title?: string) =>
    title ? `${place}. ${kind}: ${title}` : `${place}. ${kind}`,
  added: 'neu',
  removed: 'entfernt',
  moved: 'verschoben',
};

const english: typeof german = {
  when: 'Saved',
  what: 'Kind',
  who: 'By',
  kinds: {
    autosave: 'Saved by itself',
    draft: 'Draft saved',
    published: 'Published',
    scheduled: 'Published as scheduled',
    unpublished: 'Unpublished',
    restored: 'Earlier version restored',
  },
  live: 'live',
  nobody: 'unknown',
  because: (reason) => `“${reason}”`,
  help: 'A time opens the comparison with the version before. Times are those of the club’s time zone.',
  none: 'There is no version yet.',
  newer: 'Newer',
  older: 'Older',
  page: (page, pages) => `Page ${page} of ${pages}`,
  pages: 'More versions',
  yes: 'Yes',
  no: 'No',
  gone: 'Exists no longer',
  entry: 'Entry',
  row: (place, kind, title) => (title ? `${place}. ${kind}: ${title}` : `${place}. ${kind}`),
  added: 'new',
  removed: 'removed',
  moved: 'moved',
};

/** What the list of versions and their comparison say; German is the measure. */
export const versionsMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
