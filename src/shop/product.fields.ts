import { toggle, wholeNumber } from '#fields/choice.ts';
import { type FieldMap, inForm } from '#fields/content-field.ts';
import { optionalLink } from '#fields/link.ts';
import { list } from '#fields/list.ts';
import { media } from '#fields/media.ts';
import { currency, money, optionalMoney } from '#fields/money.ts';
import { perLanguage, type RecordValue } from '#fields/record.ts';
import { optionalText, text } from '#fields/text.ts';
import { sizeFields, variantFields } from './variant.fields.ts';

/** Matches the number of rules in `choice-states.css`. */
const maxVariants = 12;

type Beside = Readonly<Record<string, unknown>>;

const hasOwnPrice = ({ localPrice }: Beside) => typeof localPrice === 'number';

const isPrinted = ({ printing }: Beside) => printing === true;

/** Editor fields of a product. One product can be shown on many pages; its texts are localized. */
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
    help: { de: 'Mit Mehrwertsteuer.', en: 'Tax included.' },
  }),
  currency: currency({
    label: { de: 'Währung', en: 'Currency' },
    help: { de: 'Für den Preis und den Aufdruck.', en: 'Of the price, and of printing.' },
  }),
  localPrice: perLanguage(
    optionalMoney({
      label: { de: 'Eigener Preis in dieser Sprache', en: 'Own price in this language' },
      help: {
        de: 'Gilt statt des Preises oben, etwa in Pfund auf den englischen Seiten.',
        en: 'Replaces the price above, such as in pounds on the English pages.',
      },
    }),
  ),
  localCurrency: inForm(
    perLanguage(
      currency({
        label: { de: 'Währung des eigenen Preises', en: 'Currency of the own price' },
        help: { de: 'Zählt nur mit eigenem Preis.', en: 'Counts only with an own price.' },
      }),
    ),
    { condition: hasOwnPrice },
  ),
  localPrintingPrice: inForm(
    perLanguage(
      optionalMoney({
        label: { de: 'Aufdruck zum eigenen Preis', en: 'Printing at the own price' },
        help: {
          de: 'In derselben Währung. Leer gilt der Preis oben; ist der in anderer Währung, wird in dieser Sprache kein Aufdruck angeboten.',
          en: 'In the same currency. Left empty, the price above counts; where that is in another currency, printing is not offered in this language.',
        },
      }),
    ),
    { condition: hasOwnPrice },
  ),
  taxNote: perLanguage(
    optionalText({
      label: { de: 'Steuerhinweis', en: 'Tax note' },
      help: { de: 'Steht neben dem Preis.', en: 'Shown beside the price.' },
    }),
  ),
  gallery: list({
    label: { de: 'Weitere Bilder', en: 'Further pictures' },
    help: {
      de: 'Was alle Ausführungen zeigt: Details, Stoff, getragen.',
      en: 'What holds for all variants: details, cloth, worn.',
    },
    entry: { singular: { de: 'Bild', en: 'Picture' }, plural: { de: 'Bilder', en: 'Pictures' } },
    min: 0,
    max: 12,
    fields: {
      picture: media({
        label: { de: 'Bild', en: 'Picture' },
        help: { de: 'Öffnet sich groß über der Seite.', en: 'Opens large over the page.' },
      }),
    },
  }),
  variants: list({
    label: { de: 'Ausführungen', en: 'Variants' },
    help: { de: 'Zum Beispiel Heim, Auswärts und Ausweich.', en: 'Home, away and third, for example.' },
    entry: { singular: { de: 'Ausführung', en: 'Variant' }, plural: { de: 'Ausführungen', en: 'Variants' } },
    max: maxVariants,
    fields: variantFields,
  }),
  sizes: list({
    label: { de: 'Größen', en: 'Sizes' },
    help: { de: 'In der Reihenfolge der Auswahl.', en: 'In the order of the picker.' },
    entry: { singular: { de: 'Größe', en: 'Size' }, plural: { de: 'Größen', en: 'Sizes' } },
    max: 20,
    fields: sizeFields,
  }),
  sizeNote: perLanguage(
    optionalText({
      label: { de: 'Hinweis zu den Maßen', en: 'Note on the measures' },
      help: {
        de: 'Einheit und wie gemessen wird, zum Beispiel „In Zentimetern, am Körper gemessen.“',
        en: 'Unit and how it is measured, such as “In centimetres, measured on the body.”',
      },
    }),
  ),
  printing: toggle({
    label: { de: 'Aufdruck', en: 'Printing' },
    help: {
      de: 'Ob Name und Nummer aufgedruckt werden können.',
      en: 'Whether name and number can be printed on it.',
    },
  }),
  printingPrice: inForm(
    optionalMoney({
      label: { de: 'Preis des Aufdrucks', en: 'Price of printing' },
      help: {
        de: 'Kommt zum Preis hinzu, in derselben Währung. Leer kostet er nichts.',
        en: 'Is added to the price, in the same currency. Left empty, it is free.',
      },
    }),
    { condition: isPrinted },
  ),
  printingLength: inForm(
    wholeNumber({
      label: { de: 'Buchstaben des Namens', en: 'Letters of the name' },
      help: {
        de: 'Wie lang ein aufgedruckter Name sein darf. Nummern gehen von 0 bis 99.',
        en: 'How long a printed name may be. Numbers go from 0 to 99.',
      },
      min: 1,
      max: 30,
      startsAt: 12,
    }),
    { condition: isPrinted },
  ),
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
      help: {
        de: 'Wo man es kaufen kann. Was gewählt wurde, wird an die Adresse gehängt: variant, size, printing, name, number.',
        en: 'Where it can be bought. What was chosen is added to the address: variant, size, printing, name, number.',
      },
    }),
  ),
} satisfies FieldMap;

export type Product = RecordValue<typeof productFields>;
