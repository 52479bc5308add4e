import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  heading: (language: string) => `${language} daneben`,
  show: (language: string) => `${language} bei jedem Feld zeigen`,
  missing: (language: string) => `Auf ${language} gibt es diese Seite noch nicht.`,
  failed: 'Die andere Sprache ließ sich nicht lesen. Bitte die Seite neu laden.',
  nothingMissing: 'Jeder Baustein hat hier sein Gegenstück.',
  notHere: (count: number) =>
    count === 1 ? '1 Baustein fehlt in dieser Sprache:' : `${count} Bausteine fehlen in dieser Sprache:`,
  changed: (count: number, since: string) =>
    count === 1
      ? `1 Baustein wurde dort geändert, seit diese Sprache am ${since} zuletzt bearbeitet wurde.`
      : `${count} Bausteine wurden dort geändert, seit diese Sprache am ${since} zuletzt bearbeitet wurde.`,
  carry: 'Übernehmen',
  carryLabel: (block: string) => `${block} übernehmen`,
  carryAll: 'Alle übernehmen',
  carried: (language: string) => `Übernommen, auf ${language}. Bitte übersetzen.`,
  onlyHere: (language: string) => `Auf ${language} gibt es diesen Baustein nicht.`,
  fieldless: (language: string) => `Steht auf ${language} und hat hier kein Feld:`,
  nothing: (language: string) => `Auf ${language} leer`,
  same: (language: string) => `Steht hier noch wie auf ${language}.`,
  isMissing: 'fehlt',
  blocksMissing: (count: number) => (count === 1 ? '1 Baustein fehlt' : `${count} Bausteine fehlen`),
  textsMissing: (count: number) => (count === 1 ? '1 Text fehlt' : `${count} Texte fehlen`),
  outdated: (source: string) => `auf ${source} seither geändert`,
  changedSince: 'geändert, seit hier zuletzt übersetzt wurde',
};

export const languagesMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: {
    heading: (language) => `${language} beside it`,
    show: (language) => `Show ${language} with each field`,
    missing: (language) => `This page does not exist in ${language} yet.`,
    failed: 'The other language could not be read. Please reload the page.',
    nothingMissing: 'Each block has its counterpart here.',
    notHere: (count) =>
      count === 1 ? '1 block is missing in this language:' : `${count} blocks are missing in this language:`,
    changed: (count, since) =>
      count === 1
        ? `1 block has changed there since this language was last edited on ${since}.`
        : `${count} blocks have changed there since this language was last edited on ${since}.`,
    carry: 'Carry over',
    carryLabel: (block) => `Carry over ${block}`,
    carryAll: 'Carry all over',
    carried: (language) => `Carried over, in ${language}. Please translate.`,
    onlyHere: (language) => `There is no such block in ${language}.`,
    fieldless: (language) => `Said in ${language}, and without a field here:`,
    nothing: (language) => `Empty in ${language}`,
    same: (language) => `Still as in ${language}.`,
    isMissing: 'missing',
    blocksMissing: (count) => (count === 1 ? '1 block missing' : `${count} blocks missing`),
    textsMissing: (count) => (count === 1 ? '1 text missing' : `${count} texts missing`),
    outdated: (source) => `changed in ${source} since`,
    changedSince: 'changed since it was last translated here',
  },
};
