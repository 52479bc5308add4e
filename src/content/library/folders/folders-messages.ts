import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  heading: 'Ordner',
  all: 'Alle Dateien',
  without: 'Ohne Ordner',
  none: 'Noch keine. Dateien auswählen und in einen Ordner verschieben; dann steht er hier.',
  unreadable: 'Die Ordner lassen sich gerade nicht lesen. Die Dateien stehen alle unten.',
  moveTo: (count: number) =>
    count === 1 ? 'Die ausgewählte Datei verschieben nach' : `${count} ausgewählte Dateien verschieben nach`,
  move: 'Verschieben',
  moved: (count: number, folder: string | null) =>
    `${count === 1 ? '1 Datei liegt' : `${count} Dateien liegen`} jetzt ${folder === null ? 'in keinem Ordner' : `in „${folder}“`}.`,
  rename: 'Ordner umbenennen',
  renameHeading: (folder: string) => `„${folder}“ umbenennen`,
  renameHelp:
    'Alle Dateien darin ziehen mit; Seiten zeigen sie weiter. Gibt es schon einen Ordner dieses Namens, werden beide zu einem.',
  name: 'Name',
  save: 'Umbenennen',
  cancel: 'Abbrechen',
  renamed: (folder: string) => `Der Ordner heißt jetzt „${folder}“.`,
  failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
};

const english: typeof german = {
  heading: 'Folders',
  all: 'All files',
  without: 'In no folder',
  none: 'None yet. Select files and move them into a folder; then it stands here.',
  unreadable: 'The folders can’t be read right now. All files are below.',
  moveTo: (count) => (count === 1 ? 'Move the selected file to' : `Move ${count} selected files to`),
  move: 'Move',
  moved: (count, folder) =>
    `${count === 1 ? '1 file is' : `${count} files are`} ${folder === null ? 'in no folder' : `in “${folder}”`} now.`,
  rename: 'Rename the folder',
  renameHeading: (folder) => `Rename “${folder}”`,
  renameHelp:
    'All files in it come along; pages go on showing them. If there is a folder of that name already, the two become one.',
  name: 'Name',
  save: 'Rename',
  cancel: 'Cancel',
  renamed: (folder) => `The folder is called “${folder}” now.`,
  failed: 'That did not work. Please try again.',
};

export const foldersMessages: Readonly<Record<EditorLanguage, typeof german>> = { de: german, en: english };
