import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import type { ContentField } from '#fields/content-field.ts';
import { optionalLink } from '#fields/link.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';
import { listSource } from './list-source.ts';

const items = list({
  label: { de: 'Einträge', en: 'Entries' },
  help: {
    de: 'Bleibt leer, wenn die Liste aus dem System gemacht wird.',
    en: 'Leave it empty if the list comes from the system.',
  },
  entry: { singular: { de: 'Eintrag', en: 'Entry' }, plural: { de: 'Einträge', en: 'Entries' } },
  min: 0,
  max: 40,
  fields: {
    title: text({
      label: { de: 'Name', en: 'Name' },
      help: { de: 'Ein bis vier Wörter, groß gesetzt.', en: 'One to four words, set large.' },
      maxLength: 80,
    }),
    text: optionalText({
      label: { de: 'Beschreibung', en: 'Description' },
      help: { de: 'Ein bis zwei Sätze.', en: 'One or two sentences.' },
      maxLength: 400,
      multiline: true,
    }),
    link: optionalLink({
      label: { de: 'Link', en: 'Link' },
      help: { de: 'Führt dorthin, wo mehr darüber steht.', en: 'Leads to more about it.' },
    }),
    image: media({
      label: { de: 'Bild', en: 'Picture' },
      help: {
        de: 'Zeigt die Sache selbst; in der Variante „Index“ ganz klein in der Zeile.',
        en: 'Shows the thing itself; in the variant “Index” very small within the line.',
      },
    }),
  },
});

type AuthoredItems = Parameters<typeof items.store>[0];

/** Optional, since generated lists need no entries. */
const optionalItems: ContentField<ReturnType<typeof items.schema.parse>, AuthoredItems | undefined> = {
  ...items,
  store: (authored, references) => items.store(authored ?? [], references),
};

export const featureList = defineBlock({
  kind: 'feature-list',
  place: 100,
  version: 1,
  upgrades: [],
  label: { de: 'Merkmale', en: 'Features' },
  group: 'facts',
  purpose: {
    de: 'Mehrere gleichwertige Dinge, jedes mit Name und einem Satz.',
    en: 'Several things of equal rank, each with its name and a sentence.',
  },
  notFor: {
    de: 'Nicht für Schritte in einer Reihenfolge: Die gehören als nummerierte Liste in den Fließtext.',
    en: 'Not for steps in an order: those belong in the running text as a numbered list.',
  },
  alsoCalled: {
    de: 'Aufzählung, Liste, Vorteile, Kacheln, Karten',
    en: 'List, benefits, cards, tiles, grid',
  },
  fields: {
    title: optionalText({
      label: { de: 'Überschrift', en: 'Heading' },
      help: { de: 'Nennt, was die Einträge gemeinsam haben.', en: 'Names what the entries have in common.' },
    }),
    intro: optionalText({
      label: { de: 'Vorspann', en: 'Introduction' },
      help: { de: 'Ein bis zwei Sätze vor der Liste.', en: 'One or two sentences before the list.' },
      maxLength: 400,
      multiline: true,
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Liste in Zeilen, Spalten nebeneinander, Index als ein laufender Satz aus sehr großen Namen. Farben, Bewegungen und Kontraste haben ihre eigene.',
        en: 'A list of rows, columns side by side, or an index: one running text of very large names. Colours, motion and contrasts have their own.',
      },
      options: {
        list: { de: 'Liste', en: 'List' },
        columns: { de: 'Spalten', en: 'Columns' },
        index: { de: 'Index', en: 'Index' },
      },
    }),
    source: listSource({
      label: { de: 'Woraus die Liste besteht', en: 'What the list is made of' },
      help: {
        de: 'Aus den Einträgen unten oder aus dem System selbst: seinen Bausteinen, Farben, Bewegungen, Kontrasten.',
        en: 'Of the entries below, or of the system itself: its blocks, colours, motion, contrasts.',
      },
      options: {
        items: { de: 'Einträge unten', en: 'Entries below' },
        blockKinds: { de: 'Alle Bausteine', en: 'All blocks' },
        colors: { de: 'Farben nach Anteil', en: 'Colours by share' },
        motion: { de: 'Schrift und Bewegung', en: 'Type and motion' },
        contrasts: { de: 'Kontraste', en: 'Contrasts' },
      },
    }),
    items: optionalItems,
  },
});
