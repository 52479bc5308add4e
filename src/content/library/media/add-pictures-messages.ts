import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  fromLibrary: 'Mehrere aus der Mediathek',
  upload: 'Mehrere hochladen',
  drop: 'oder Bilddateien hierher ziehen',
  added: (count: number) => (count === 1 ? 'Ein Bild hinzugefügt.' : `${count} Bilder hinzugefügt.`),
  full: (max: number, left: number) =>
    `${left === 1 ? 'Ein Bild fand' : `${left} Bilder fanden`} keinen Platz mehr: Mehr als ${max} fasst die Liste nicht. In der Mediathek liegen sie trotzdem.`,
  noPictures: (names: readonly string[]) =>
    `Nur Bilder in JPEG, PNG, WebP, AVIF oder SVG: ${names.map((name) => `„${name}“`).join(', ')}. Nichts wurde hochgeladen; HEIC vom iPhone bitte vorher als JPEG sichern.`,
};

const english: typeof german = {
  fromLibrary: 'Several from the library',
  upload: 'Upload several',
  drop: 'or drop picture files here',
  added: (count) => (count === 1 ? 'One picture added.' : `${count} pictures added.`),
  full: (max, left) =>
    `There was no room for ${left === 1 ? 'one picture' : `${left} pictures`}: the list holds ${max} at most. They are in the library all the same.`,
  noPictures: (names) =>
    `Pictures in JPEG, PNG, WebP, AVIF or SVG only: ${names.map((name) => `“${name}”`).join(', ')}. Nothing was uploaded; please save HEIC from an iPhone as JPEG first.`,
};

export const addPicturesMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: english,
};
