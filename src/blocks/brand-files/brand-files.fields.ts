import { defineBlock } from '#blocks/define-block.ts';
import { optionalText } from '#fields/text.ts';
import { filesSource } from './files-source.ts';

export const brandFiles = defineBlock({
  kind: 'brand-files',
  place: 220,
  version: 1,
  upgrades: [],
  label: { de: 'Markendateien', en: 'Brand files' },
  group: 'identity',
  purpose: {
    de: 'Die Identität zum Mitnehmen: alle Werte als Tabelle, oder als Datei für jedes Programm, mit der Zeile, die sie einbindet; oder was sich an ihr geändert hat.',
    en: 'The identity to take away: every value in a table, or as a file for each program, with the line that puts it to use; or what has changed in it.',
  },
  notFor: {
    de: 'Nicht für ein einzelnes Logo: Das findet der Logofinder.',
    en: 'Not for a single logo: the logo finder finds that.',
  },
  alsoCalled: {
    de: 'Download, Styleguide, Design-Tokens, CSS, Figma, Änderungen, Versionen',
    en: 'Download, style guide, design tokens, CSS, Figma, changelog, versions',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Steht über den Dateien.', en: 'Shown above the files.' },
      maxLength: 120,
    }),
    contents: filesSource({
      label: { de: 'Was es gibt', en: 'What there is' },
      help: {
        de: 'Werte und Dateien entstehen aus der Identität und folgen ihr von selbst.',
        en: 'Values and files come from the identity and follow its changes automatically.',
      },
    }),
  },
});
