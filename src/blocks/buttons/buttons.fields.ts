import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { link } from '#fields/link.ts';
import { list } from '#fields/list.ts';
import { optionalText } from '#fields/text.ts';

export const buttons = defineBlock({
  kind: 'buttons',
  place: 120,
  version: 1,
  upgrades: [],
  label: { de: 'Knöpfe', en: 'Buttons' },
  group: 'doing',
  purpose: {
    de: 'Ein bis drei nächste Schritte, am Ende eines Gedankens.',
    en: 'One to three next steps, at the end of a thought.',
  },
  notFor: {
    de: 'Nicht für eine Navigation: Wer fünf Knöpfe sieht, drückt keinen.',
    en: 'Not for navigation: whoever sees five buttons presses none.',
  },
  alsoCalled: {
    de: 'Button, Link, Call to Action, CTA, Handlungsaufforderung',
    en: 'Button, link, call to action, CTA',
  },
  fields: {
    lead: optionalText({
      label: { de: 'Satz davor', en: 'Sentence before' },
      help: {
        de: 'Eine Zeile in großer Schrift, die zum Schritt hinführt.',
        en: 'One line in large type that leads up to the step.',
      },
      maxLength: 160,
    }),
    items: list({
      label: { de: 'Knöpfe', en: 'Buttons' },
      help: {
        de: 'Der wichtigste zuerst; nur einer davon ist gefüllt.',
        en: 'The most important one first; only one of them should be solid.',
      },
      entry: { singular: { de: 'Knopf', en: 'Button' }, plural: { de: 'Knöpfe', en: 'Buttons' } },
      max: 12,
      fields: {
        link: link({
          label: { de: 'Link', en: 'Link' },
          help: {
            de: 'Sagt in zwei, drei Wörtern, was geschieht.',
            en: 'Says in two or three words what happens.',
          },
        }),
        look: choice({
          label: { de: 'Variante', en: 'Variant' },
          help: { de: 'Wie laut der Knopf ist.', en: 'How loud the button is.' },
          options: {
            solid: { de: 'Gefüllt', en: 'Solid' },
            outline: { de: 'Umrandet', en: 'Outline' },
            text: { de: 'Nur Text', en: 'Text only' },
          },
        }),
        size: choice({
          label: { de: 'Größe', en: 'Size' },
          help: {
            de: 'Groß nur, wo der Knopf allein auf der Fläche steht.',
            en: 'Large only for a single button.',
          },
          options: { medium: { de: 'Mittel', en: 'Medium' }, large: { de: 'Groß', en: 'Large' } },
        }),
        icon: choice({
          label: { de: 'Zeichen', en: 'Icon' },
          help: {
            de: 'Sagt hinter dem Text noch einmal, ob es auf der Website bleibt, hinausführt oder eine Datei lädt.',
            en: 'Shows after the text whether the link stays on the site, leaves it or loads a file.',
          },
          options: {
            fitting: { de: 'Passend zum Ziel', en: 'Fitting the target' },
            none: { de: 'Keines', en: 'None' },
          },
        }),
      },
    }),
    alignment: choice({
      label: { de: 'Ausrichtung', en: 'Alignment' },
      help: {
        de: 'An welcher Kante die Knöpfe stehen.',
        en: 'Which edge the buttons align to.',
      },
      options: {
        start: { de: 'Links', en: 'Left' },
        center: { de: 'Mitte', en: 'Centre' },
        end: { de: 'Rechts', en: 'Right' },
      },
    }),
  },
});
