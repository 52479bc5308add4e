import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';

export const logos = defineBlock({
  kind: 'logos',
  place: 130,
  version: 1,
  upgrades: [],
  label: { de: 'Logos', en: 'Logos' },
  group: 'pictures',
  purpose: {
    de: 'Die Fassungen des Logos, jede auf ihrem Grund, mit Schutzraum und zum Herunterladen.',
    en: 'The versions of the logo, each on its ground, with its clear space, ready to download.',
  },
  notFor: {
    de: 'Nicht für fremde Marken und nicht für Bilder: Die gehören in die Galerie.',
    en: 'Not for other brands’ marks and not for pictures, which belong in the gallery.',
  },
  alsoCalled: {
    de: 'Wappen, Zeichen, Wortmarke, Signet, Download',
    en: 'Crest, badge, mark, wordmark, download',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: {
        de: 'Nennt die Familie, der die Logos angehören.',
        en: 'Names the family the logos belong to.',
      },
    }),
    text: optionalText({
      label: { de: 'Text', en: 'Text' },
      help: {
        de: 'Zwei, drei Sätze dazu, welche Fassung wann richtig ist.',
        en: 'Two or three sentences on which version is right when.',
      },
      maxLength: 600,
      multiline: true,
    }),
    items: list({
      label: { de: 'Fassungen', en: 'Versions' },
      help: {
        de: 'Jede Fassung ist eine Datei, die heruntergeladen werden kann.',
        en: 'Each version is one file that can be downloaded.',
      },
      entry: { singular: { de: 'Fassung', en: 'Version' }, plural: { de: 'Fassungen', en: 'Versions' } },
      max: 24,
      manyAtOnce: 'logo',
      fields: {
        logo: media({
          label: { de: 'Datei', en: 'File' },
          help: {
            de: 'Am besten ein SVG ohne eigenen Rand; den Schutzraum zeichnet der Baustein.',
            en: 'Preferably an SVG without a margin of its own; the block draws the clear space.',
          },
          required: true,
        }),
        name: text({
          label: { de: 'Name', en: 'Name' },
          help: { de: 'Wie die Fassung im Haus heißt.', en: 'What the club calls this version.' },
          maxLength: 80,
        }),
        hint: optionalText({
          label: { de: 'Hinweis zur Datei', en: 'Note on the file' },
          help: {
            de: 'Wofür die Datei gedacht ist, zum Beispiel „Für Bildschirm und Druck“.',
            en: 'What the file is meant for, such as “For screen and print”.',
          },
          maxLength: 160,
        }),
        on: choice({
          label: { de: 'Steht auf', en: 'Stands on' },
          help: {
            de: 'Der Grund, für den die Fassung gezeichnet ist.',
            en: 'The ground the version is drawn for.',
          },
          options: {
            light: { de: 'Hellem Grund', en: 'Light ground' },
            dark: { de: 'Dunklem Grund', en: 'Dark ground' },
          },
        }),
      },
    }),
  },
});
