import { defineBlock } from '#blocks/define-block.ts';
import { choice } from '#fields/choice.ts';
import { media } from '#fields/media.ts';
import { optionalText, text } from '#fields/text.ts';

export const blockquote = defineBlock({
  kind: 'blockquote',
  place: 80,
  version: 1,
  upgrades: [],
  label: { de: 'Zitat', en: 'Quote' },
  group: 'text',
  purpose: {
    de: 'Ein Satz, der so gesagt wurde und für sich stehen kann.',
    en: 'A sentence that was said this way and can stand alone.',
  },
  notFor: {
    de: 'Nicht für eigene Aussagen in Anführungszeichen: Dafür ist die Überschrift da.',
    en: 'Not for statements of our own in quotation marks: that is what the headline is for.',
  },
  alsoCalled: {
    de: 'Stimme, O-Ton, Testimonial, Ausspruch',
    en: 'Quotation, testimonial, pull quote, statement',
  },
  fields: {
    quote: text({
      label: { de: 'Zitat', en: 'Quote' },
      help: {
        de: 'Der Wortlaut ohne Anführungszeichen; die setzt die Website passend zur Sprache.',
        en: 'The text without quotation marks; the site adds those of the page’s language.',
      },
      maxLength: 600,
      multiline: true,
    }),
    attribution: optionalText({
      label: { de: 'Wer es gesagt hat', en: 'Who said it' },
      help: {
        de: 'Die Rolle, zum Beispiel „Zeugwartin, 31 Jahre im Haus“.',
        en: 'The role, such as “kit manager, 31 years at the club”.',
      },
    }),
    source: optionalText({
      label: { de: 'Quelle', en: 'Source' },
      help: {
        de: 'Wo der Satz steht oder fiel; erscheint unter der Rolle.',
        en: 'Where it was said or printed; shown below the role.',
      },
    }),
    look: choice({
      label: { de: 'Variante', en: 'Variant' },
      help: {
        de: 'Groß füllt das Fenster und gehört auf Nacht; mit Bild braucht ein Bild.',
        en: 'Large fills the window and suits a night ground; with picture needs a picture.',
      },
      options: {
        plain: { de: 'Schlicht', en: 'Plain' },
        large: { de: 'Groß', en: 'Large' },
        picture: { de: 'Mit Bild', en: 'With picture' },
      },
    }),
    picture: media({
      label: { de: 'Bild', en: 'Picture' },
      help: {
        de: 'Steht neben dem Zitat und berührt den Rand; nur in der Variante „Mit Bild“.',
        en: 'Shown beside the quote, up to the edge; only in the variant “With picture”.',
      },
    }),
  },
});
