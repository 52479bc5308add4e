import { choice } from '#fields/choice.ts';
import type { FieldMap } from '#fields/content-field.ts';
import { optionalLink } from '#fields/link.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { money } from '#fields/money.ts';
import { perLanguage, type RecordValue } from '#fields/record.ts';
import { optionalText, text } from '#fields/text.ts';

/** What an editor fills in for a product. One product can stand on many pages; its text has a version per language. */
export const productFields = {
  name: perLanguage(
    text({
      label: { de: 'Name', en: 'Name' },
      help: { de: 'So heißt das Produkt im Shop.', en: 'The product’s name in the shop.' },
      maxLength: 120,
    }),
  ),
  description: perLanguage(
    text({
      label: { de: 'Beschreibung', en: 'Description' },
      help: {
        de: 'Zwei bis vier Sätze über das, was man nicht sieht.',
        en: 'Two to four sentences on what cannot be seen.',
      },
      maxLength: 1000,
      multiline: true,
    }),
  ),
  price: money({
    label: { de: 'Preis', en: 'Price' },
    help: { de: 'In Euro, mit Mehrwertsteuer.', en: 'In euros, tax included.' },
  }),
  taxNote: perLanguage(
    optionalText({
      label: { de: 'Steuerhinweis', en: 'Tax note' },
      help: { de: 'Steht neben dem Preis.', en: 'Stands beside the price.' },
    }),
  ),
  variants: list({
    label: { de: 'Ausführungen', en: 'Variants' },
    help: { de: 'Zum Beispiel Heim, Auswärts und Ausweich.', en: 'Home, away and third, for example.' },
    entry: { singular: { de: 'Ausführung', en: 'Variant' }, plural: { de: 'Ausführungen', en: 'Variants' } },
    max: 12,
    fields: {
      label: perLanguage(
        text({
          label: { de: 'Ausführung', en: 'Variant' },
          help: { de: 'Ein Wort.', en: 'One word.' },
          maxLength: 80,
        }),
      ),
      front: media({
        label: { de: 'Vorderseite', en: 'Front' },
        help: { de: 'Das Bild, das zuerst zu sehen ist.', en: 'The picture that is seen first.' },
        required: true,
      }),
      back: media({
        label: { de: 'Rückseite', en: 'Back' },
        help: { de: 'Das zweite Bild.', en: 'The second picture.' },
      }),
      availability: choice({
        label: { de: 'Verfügbarkeit', en: 'Availability' },
        help: {
          de: 'Was Besucher bei dieser Ausführung erwartet.',
          en: 'What visitors can expect of this variant.',
        },
        options: {
          inStock: { de: 'Lieferbar', en: 'In stock' },
          preOrder: { de: 'Vorbestellbar', en: 'Pre-order' },
          soldOut: { de: 'Ausverkauft', en: 'Sold out' },
        },
      }),
    },
  }),
  sizes: list({
    label: { de: 'Größen', en: 'Sizes' },
    help: { de: 'In der Reihenfolge der Auswahl.', en: 'In the order of the picker.' },
    entry: { singular: { de: 'Größe', en: 'Size' }, plural: { de: 'Größen', en: 'Sizes' } },
    max: 20,
    fields: {
      label: text({
        label: { de: 'Größe', en: 'Size' },
        help: { de: 'S, M, L oder eine Zahl.', en: 'S, M, L or a number.' },
        maxLength: 12,
      }),
      chest: text({
        label: { de: 'Brustumfang', en: 'Chest' },
        help: { de: 'In Zentimetern, zum Beispiel 96–101.', en: 'In centimetres, such as 96–101.' },
        maxLength: 20,
      }),
    },
  }),
  material: perLanguage(
    optionalText({
      label: { de: 'Material und Pflege', en: 'Material and care' },
      help: { de: 'Woraus es ist und wie man es wäscht.', en: 'What it is made of and how to wash it.' },
      maxLength: 400,
      multiline: true,
    }),
  ),
  delivery: perLanguage(
    optionalText({
      label: { de: 'Lieferung', en: 'Delivery' },
      help: { de: 'Wie lange es dauert und was es kostet.', en: 'How long it takes and what it costs.' },
      maxLength: 400,
      multiline: true,
    }),
  ),
  shopLink: perLanguage(
    optionalLink({
      label: { de: 'Link zum Shop', en: 'Link to the shop' },
      help: { de: 'Wo man es kaufen kann.', en: 'Where it can be bought.' },
    }),
  ),
} satisfies FieldMap;

/** A product as a page document carries it. */
export type Product = RecordValue<typeof productFields>;
