import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { optionalText, text } from '#fields/text.ts';

export const headline = defineBlock({
  kind: 'headline',
  place: 20,
  version: 1,
  upgrades: [],
  label: { de: 'Überschrift', en: 'Headline' },
  group: 'opening',
  purpose: {
    de: 'Sagt in wenigen Worten, was folgt; als erster Baustein ist sie der Titel der Seite.',
    en: 'Says in a few words what follows; as the first block it is the title of the page.',
  },
  notFor: {
    de: 'Nicht für Absätze: Was länger als zwei Zeilen ist, gehört in den Fließtext.',
    en: 'Not for paragraphs: what is longer than two lines belongs in the running text.',
  },
  alsoCalled: {
    de: 'Titel, Zwischentitel, Kapitel, H1, H2',
    en: 'Title, heading, chapter, H1, H2',
  },
  fields: {
    label: optionalText({
      label: { de: 'Dachzeile', en: 'Label' },
      help: {
        de: 'Eine kurze Zeile über der Überschrift, die sagt, wo man ist.',
        en: 'A short line above the headline that says where the reader is.',
      },
      maxLength: 80,
    }),
    title: text({
      label: { de: 'Überschrift', en: 'Headline' },
      help: {
        de: 'So wenige Worte wie möglich; in langen Wörtern ein weiches Trennzeichen setzen.',
        en: 'As few words as possible; put a soft hyphen into long ones.',
      },
      maxLength: 160,
    }),
    intro: optionalText({
      label: { de: 'Vorspann', en: 'Introduction' },
      help: {
        de: 'Ein bis drei Sätze, die die Überschrift einlösen.',
        en: 'One to three sentences that deliver on the headline.',
      },
      maxLength: 400,
      multiline: true,
    }),
    size: choice({
      label: { de: 'Größe', en: 'Size' },
      help: {
        de: 'Riesig nur einmal je Seite und nur für wenige Wörter; Beschriftung ist eine Zeile über dem, was folgt. Schublade klappt zu, was bis zur nächsten Schublade folgt; im Layout Strategie bleibt es offen.',
        en: 'Giant only once per page, and only for a few words; a caption is one line above what follows. A drawer folds away what follows up to the next drawer; in the layout Strategy it stays open.',
      },
      options: {
        large: { de: 'Groß', en: 'Large' },
        giant: { de: 'Riesig', en: 'Giant' },
        medium: { de: 'Mittel', en: 'Medium' },
        caption: { de: 'Beschriftung', en: 'Caption' },
        drawer: { de: 'Schublade', en: 'Drawer' },
      },
    }),
    width: choice({
      label: { de: 'Breite der Schrift', en: 'Width of the type' },
      help: {
        de: 'Breit ist der Regelfall; schmal lässt ein langes Wort groß bleiben.',
        en: 'Wide is the rule; narrow lets a long word stay large.',
      },
      options: {
        wide: { de: 'Breit', en: 'Wide' },
        normal: { de: 'Normal', en: 'Normal' },
        narrow: { de: 'Schmal', en: 'Narrow' },
      },
    }),
  },
});
