export const startPageMessages = {
  de: {
    begin: 'Womit soll die Seite beginnen?',
    help: 'Eine Vorlage bringt Bausteine und Layout mit. Alles lässt sich ändern, und „Rückgängig“ nimmt sie zurück.',
    take: (name: string) => `„${name}“ einfügen`,
    takeShort: 'Einfügen',
  },
  en: {
    begin: 'How should the page begin?',
    help: 'A template brings blocks and a layout. Everything can be changed, and “Undo” takes it back.',
    take: (name: string) => `Insert “${name}”`,
    takeShort: 'Insert',
  },
};
