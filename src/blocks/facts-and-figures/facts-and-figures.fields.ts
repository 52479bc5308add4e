import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { list } from '#fields/list.ts';
import { optionalText, text } from '#fields/text.ts';

export const factsAndFigures = defineBlock({
  kind: 'facts-and-figures',
  place: 90,
  version: 1,
  upgrades: [],
  label: { de: 'Zahlen und Fakten', en: 'Facts and figures' },
  group: 'facts',
  purpose: {
    de: 'Zahlen, die ohne Text schon etwas sagen.',
    en: 'Figures that say something even without text.',
  },
  notFor: {
    de: 'Nicht für Vergleiche über viele Zeilen: Die gehören in eine Tabelle.',
    en: 'Not for comparisons over many rows: those belong in a table.',
  },
  alsoCalled: {
    de: 'Statistik, Kennzahlen, Zähler, Tabelle',
    en: 'Statistics, numbers, key figures, counter',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Nennt, wovon die Zahlen handeln.', en: 'Says what the figures are about.' },
    }),
    intro: optionalText({
      label: { de: 'Vorspann', en: 'Introduction' },
      help: {
        de: 'Ein bis zwei Sätze: Woher die Zahlen kommen und für wann sie gelten.',
        en: 'One or two sentences: where the figures come from and as of when.',
      },
      maxLength: 400,
      multiline: true,
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Riesig zeigt die erste Zahl vom Fenster angeschnitten und die übrigen darunter; im Ring höchstens einmal je Seite.',
        en: 'Giant shows the first figure cut by the window and the others below it; in the ring at most once per page.',
      },
      options: {
        row: { de: 'Reihe', en: 'Row' },
        giant: { de: 'Riesig', en: 'Giant' },
        ring: { de: 'Riesig im Ring', en: 'Giant in the ring' },
      },
    }),
    figures: list({
      label: { de: 'Zahlen', en: 'Figures' },
      help: {
        de: 'Drei bis fünf Zahlen wirken am stärksten; die wichtigste zuerst.',
        en: 'Three to five figures are strongest; the most important one first.',
      },
      entry: { singular: { de: 'Zahl', en: 'Figure' }, plural: { de: 'Zahlen', en: 'Figures' } },
      max: 12,
      fields: {
        value: text({
          label: { de: 'Wert', en: 'Value' },
          help: {
            de: 'Wie er dastehen soll, mit Punkt und Komma der Sprache: „60.449“ oder „2:1“.',
            en: 'As it should be printed, with the language’s separators: “60,449” or “2–1”.',
          },
          maxLength: 16,
        }),
        unit: optionalText({
          label: { de: 'Einheit', en: 'Unit' },
          help: {
            de: 'Steht kleiner hinter dem Wert, zum Beispiel „%“ oder „min“.',
            en: 'Shown smaller after the value, such as “%” or “min”.',
          },
          maxLength: 16,
        }),
        label: text({
          label: { de: 'Bezeichnung', en: 'Label' },
          help: {
            de: 'Sagt in wenigen Worten, was gezählt wurde.',
            en: 'Says in a few words what was counted.',
          },
          maxLength: 120,
        }),
        note: optionalText({
          label: { de: 'Anmerkung', en: 'Note' },
          help: {
            de: 'Zeitraum, Quelle oder eine Einordnung.',
            en: 'The period, the source, or some context.',
          },
          maxLength: 240,
          multiline: true,
        }),
      },
    }),
  },
});
