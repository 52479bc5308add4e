import type { EditorLanguage } from '#i18n/editor-texts.ts';

interface ArrangementMessages {
  begin: string;
  beginHelp: string;
  insert: string;
  heading: string;
  templates: string;
  own: string;
  noneYet: string;
  take: (name: string) => string;
  remove: (name: string) => string;
  takeShort: string;
  removeShort: string;
  count: (blocks: number) => string;
  saveAs: string;
  saveHeading: string;
  saveHelp: string;
  name: string;
  save: string;
  cancel: string;
  close: string;
  saved: (name: string) => string;
  full: string;
  failed: string;
}

export const arrangementMessages: Readonly<Record<EditorLanguage, ArrangementMessages>> = {
  de: {
    begin: 'Womit soll die Seite beginnen?',
    beginHelp:
      'Eine Vorlage bringt Bausteine und Layout mit. Alles lässt sich ändern, und „Rückgängig“ nimmt sie zurück.',
    insert: 'Anordnung einfügen',
    heading: 'Anordnung einfügen',
    templates: 'Vorlagen',
    own: 'Eigene',
    noneYet: 'Noch keine. Bausteine auswählen und „Als Anordnung speichern“.',
    take: (name) => `„${name}“ einfügen`,
    remove: (name) => `„${name}“ löschen`,
    takeShort: 'Einfügen',
    removeShort: 'Löschen',
    count: (blocks) => (blocks === 1 ? 'Ein Baustein' : `${blocks} Bausteine`),
    saveAs: 'Als Anordnung speichern',
    saveHeading: 'Als Anordnung speichern',
    saveHelp:
      'Sie gehört zu diesem Konto und lässt sich auf jeder Seite einfügen. Spätere Änderungen an der Seite ändern sie nicht.',
    name: 'Name',
    save: 'Speichern',
    cancel: 'Abbrechen',
    close: 'Schließen',
    saved: (name) => `„${name}“ ist gespeichert.`,
    full: 'Mehr als 50 Anordnungen haben keinen Platz. Bitte erst eine löschen.',
    failed: 'Das hat nicht geklappt. Bitte noch einmal versuchen.',
  },
  en: {
    begin: 'How should the page begin?',
    beginHelp: 'A template brings blocks and a layout. Everything can be changed, and “Undo” takes it back.',
    insert: 'Insert an arrangement',
    heading: 'Insert an arrangement',
    templates: 'Templates',
    own: 'Your own',
    noneYet: 'None yet. Select blocks and choose “Save as an arrangement”.',
    take: (name) => `Insert “${name}”`,
    remove: (name) => `Delete “${name}”`,
    takeShort: 'Insert',
    removeShort: 'Delete',
    count: (blocks) => (blocks === 1 ? 'One block' : `${blocks} blocks`),
    saveAs: 'Save as an arrangement',
    saveHeading: 'Save as an arrangement',
    saveHelp:
      'It belongs to this account and can be inserted on any page. Later changes to the page don’t change it.',
    name: 'Name',
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    saved: (name) => `“${name}” is saved.`,
    full: 'There is no room for more than 50 arrangements. Please delete one first.',
    failed: 'That did not work. Please try again.',
  },
};
