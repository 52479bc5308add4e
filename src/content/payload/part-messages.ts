import type { EditorLanguage } from '#i18n/editor-texts.ts';

export interface PartMessages {
  drag: string;
  /** For screen readers: role and instructions of a draggable row, and announcements of each step. */
  draggable: string;
  howToDrag: string;
  place: (number: number, count: number) => string;
  dragStarted: (place: string) => string;
  draggedOver: (place: string) => string;
  dragEnded: (place: string) => string;
  dragCancelled: (place: string) => string;
  rowActions: string;
  moreActions: string;
  publishActions: string;
  copyAddress: string;
  replaceFile: string;
  editFile: string;
  removeFile: string;
  focalX: string;
  focalY: string;
  clear: string;
  addFilter: string;
  removeFilter: string;
  fullWidth: string;
  timeOfDay: string;
  previousPage: string;
  nextPage: string;
  selectAll: string;
  selectRow: (title: string) => string;
  sort: (column: string, isAscending: boolean) => string;
  perPage: string;
  filesSaved: (count: number) => string;
  filesFailed: (count: number) => string;
  choose: string;
  value: string;
}

export const partMessages: { readonly [Language in EditorLanguage]: PartMessages } = {
  de: {
    drag: 'Verschieben',
    draggable: 'verschiebbar',
    howToDrag:
      'Die Leertaste nimmt auf, was verschoben werden soll. Danach bewegen es die Pfeiltasten, die Leertaste legt es ab, und mit Escape bleibt es, wo es war.',
    place: (number, count) => `Platz ${number} von ${count}`,
    dragStarted: (place) => `Aufgenommen von ${place}.`,
    draggedOver: (place) => `Jetzt auf ${place}.`,
    dragEnded: (place) => `Abgelegt auf ${place}.`,
    dragCancelled: (place) => `Abgebrochen. Es bleibt auf ${place}.`,
    rowActions: 'Was sich mit dieser Zeile tun lässt',
    moreActions: 'Weitere Aktionen',
    publishActions: 'Weitere Arten zu veröffentlichen',
    copyAddress: 'Adresse kopieren',
    replaceFile: 'Datei ersetzen',
    editFile: 'Datei bearbeiten',
    removeFile: 'Datei hier entfernen',
    focalX: 'X %, von links',
    focalY: 'Y %, von oben',
    clear: 'Zeitpunkt leeren',
    addFilter: 'Bedingung hinzufügen',
    removeFilter: 'Bedingung entfernen',
    fullWidth: 'Ganze Breite',
    timeOfDay: 'Uhrzeit',
    previousPage: 'Vorige Seite',
    nextPage: 'Nächste Seite',
    selectAll: 'Alle auswählen',
    selectRow: (title) => `Auswählen: ${title}`,
    sort: (column, isAscending) => `Nach ${column} ${isAscending ? 'aufsteigend' : 'absteigend'} sortieren`,
    perPage: 'Zeilen auf einer Seite',
    filesSaved: (count) => (count === 1 ? 'Eine Datei gespeichert.' : `${count} Dateien gespeichert.`),
    filesFailed: (count) =>
      count === 1 ? 'Eine Datei ließ sich nicht speichern.' : `${count} Dateien ließen sich nicht speichern.`,
    choose: 'Auswahl',
    value: 'Wert',
  },
  en: {
    drag: 'Move',
    draggable: 'movable',
    howToDrag:
      'Space picks up what is to be moved. Then the arrow keys move it, Space puts it down, and Escape leaves it where it was.',
    place: (number, count) => `place ${number} of ${count}`,
    dragStarted: (place) => `Picked up from ${place}.`,
    draggedOver: (place) => `Now at ${place}.`,
    dragEnded: (place) => `Put down at ${place}.`,
    dragCancelled: (place) => `Cancelled. It stays at ${place}.`,
    rowActions: 'What can be done with this row',
    moreActions: 'More actions',
    publishActions: 'More ways to publish',
    copyAddress: 'Copy the address',
    replaceFile: 'Replace the file',
    editFile: 'Edit the file',
    removeFile: 'Remove the file here',
    focalX: 'X %, from the left',
    focalY: 'Y %, from the top',
    clear: 'Clear the moment',
    addFilter: 'Add a condition',
    removeFilter: 'Remove the condition',
    fullWidth: 'Full width',
    timeOfDay: 'Time',
    previousPage: 'Previous page',
    nextPage: 'Next page',
    selectAll: 'Select all',
    selectRow: (title) => `Select: ${title}`,
    sort: (column, isAscending) => `Sort by ${column}, ${isAscending ? 'ascending' : 'descending'}`,
    perPage: 'Rows on a page',
    filesSaved: (count) => (count === 1 ? 'One file saved.' : `${count} files saved.`),
    filesFailed: (count) =>
      count === 1 ? 'One file could not be saved.' : `${count} files could not be saved.`,
    choose: 'Choice',
    value: 'Value',
  },
};
