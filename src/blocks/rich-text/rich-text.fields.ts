import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { richText as richTextField } from '#fields/rich-text.ts';
import { optionalText } from '#fields/text.ts';

export const richText = defineBlock({
  kind: 'rich-text',
  place: 30,
  version: 1,
  upgrades: [],
  label: { de: 'Fließtext', en: 'Running text' },
  group: 'text',
  purpose: {
    de: 'Alles, was gelesen werden will: Absätze, Listen, Tabellen, Bilder im Text.',
    en: 'Everything meant to be read: paragraphs, lists, tables, pictures in the text.',
  },
  notFor: {
    de: 'Nicht für einen einzelnen Satz: Der wirkt als Überschrift oder Zitat stärker.',
    en: 'Not for a single sentence: that is stronger as a headline or a quote.',
  },
  alsoCalled: {
    de: 'Text, Absatz, Artikel, Liste, Tabelle, Bericht',
    en: 'Text, paragraph, article, copy, list, table',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Nennt das Thema des Textes.', en: 'Names the subject of the text.' },
    }),
    content: richTextField({
      label: { de: 'Text', en: 'Text' },
      help: {
        de: 'Überschriften im Text beginnen eine Stufe unter der Überschrift des Bausteins.',
        en: 'Headings in the text begin one level below the heading of the block.',
      },
    }),
    columns: choice({
      label: { de: 'Spalten', en: 'Columns' },
      help: {
        de: 'Zwei Spalten für längere Texte ohne Tabellen; auf schmalen Fenstern bleibt es eine. So breit wie die Seite für große Tabellen.',
        en: 'Two columns for longer texts without tables; in narrow windows it stays one. As wide as the page for large tables.',
      },
      options: {
        one: { de: 'Eine', en: 'One' },
        two: { de: 'Zwei', en: 'Two' },
        wide: { de: 'Eine, so breit wie die Seite', en: 'One, as wide as the page' },
      },
    }),
  },
});
