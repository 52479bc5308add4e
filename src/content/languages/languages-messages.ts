import type { EditorLanguage } from '#i18n/editor-texts.ts';

const german = {
  heading: (language: string) => `${language} daneben`,
  show: (language: string) => `${language} bei jedem Baustein zeigen`,
  missing: (language: string) => `Auf ${language} gibt es diese Seite noch nicht.`,
  failed: 'Die andere Sprache ließ sich nicht lesen. Bitte die Seite neu laden.',
  nothingMissing: 'Jeder Baustein hat hier sein Gegenstück.',
  notHere: (count: number) =>
    count === 1 ? '1 Baustein fehlt in dieser Sprache:' : `${count} Bausteine fehlen in dieser Sprache:`,
  changed: (count: number, since: string) =>
    count === 1
      ? `1 Baustein wurde dort geändert, seit diese Sprache am ${since} zuletzt bearbeitet wurde.`
      : `${count} Bausteine wurden dort geändert, seit diese Sprache am ${since} zuletzt bearbeitet wurde.`,
  unchanged: (since: string) =>
    `Dort wurde kein Text geändert, seit diese Sprache am ${since} zuletzt bearbeitet wurde.`,
  formerTitle: 'Titel',
  carry: 'Übernehmen',
  carryLabel: (block: string) => `${block} übernehmen`,
  carryAll: 'Alle übernehmen',
  carried: (language: string) => `Übernommen, auf ${language}. Bitte übersetzen.`,
  onlyHere: (language: string) => `Auf ${language} gibt es diesen Baustein nicht.`,
  wordless: (language: string) => `Auf ${language} steht darin kein Text.`,
  same: (count: number, language: string) =>
    count === 1
      ? `1 Text steht hier noch wie auf ${language}.`
      : `${count} Texte stehen hier noch wie auf ${language}.`,
  isMissing: 'fehlt',
  blocksMissing: (count: number) => (count === 1 ? '1 Baustein fehlt' : `${count} Bausteine fehlen`),
  textsMissing: (count: number) => (count === 1 ? '1 Text fehlt' : `${count} Texte fehlen`),
  outdated: (source: string) => `auf ${source} seither geändert`,
  changedHere: 'Seit der letzten Bearbeitung dieser Sprache geändert',
};

export const languagesMessages: Readonly<Record<EditorLanguage, typeof german>> = {
  de: german,
  en: {
    heading: (language) => `${language} beside it`,
    show: (language) => `Show ${language} with each block`,
    missing: (language) => `This page does not exist in ${language} yet.`,
    failed: 'The other language could not be read. Please reload the page.',
    nothingMissing: 'Each block has its counterpart here.',
    notHere: (count) =>
      count === 1 ? '1 block is missing in this language:' : `${count} blocks are missing in this language:`,
    changed: (count, since) =>
      count === 1
        ? `1 block has changed there since this language was last edited on ${since}.`
        : `${count} blocks have changed there since this language was last edited on ${since}.`,
    unchanged: (since) => `No text has changed there since this language was last edited on ${since}.`,
    formerTitle: 'Title',
    carry: 'Carry over',
    carryLabel: (block) => `Carry over ${block}`,
    carryAll: 'Carry all over',
    carried: (language) => `Carried over, in ${language}. Please translate.`,
    onlyHere: (language) => `There is no such block in ${language}.`,
    wordless: (language) => `It says nothing in ${language}.`,
    same: (count, language) =>
      count === 1 ? `1 text is still as in ${language}.` : `${count} texts are still as in ${language}.`,
    isMissing: 'missing',
    blocksMissing: (count) => (count === 1 ? '1 block missing' : `${count} blocks missing`),
    textsMissing: (count) => (count === 1 ? '1 text missing' : `${count} texts missing`),
    outdated: (source) => `changed in ${source} since`,
    changedHere: 'Changed since this language was last edited',
  },
};
