import { choice } from '#fields/choice.ts';
import type { FieldMap } from '#fields/content-field.ts';
import { media } from '#fields/media.ts';
import { names } from '#fields/names.ts';
import { colour, slug } from '#fields/patterned-text.ts';
import { perLanguage } from '#fields/record.ts';
import { optionalText, text } from '#fields/text.ts';
import type { EditorText } from '#i18n/editor-texts.ts';

export const availabilities = {
  inStock: { de: 'Lieferbar', en: 'In stock' },
  preOrder: { de: 'Vorbestellbar', en: 'Pre-order' },
  soldOut: { de: 'Ausverkauft', en: 'Sold out' },
} satisfies Readonly<Record<string, EditorText>>;

export const variantFields = {
  label: perLanguage(
    text({
      label: { de: 'Ausführung', en: 'Variant' },
      help: { de: 'Ein Wort.', en: 'One word.' },
      maxLength: 80,
    }),
  ),
  slug: slug({
    label: { de: 'Name in der Adresse', en: 'Name in the address' },
    help: {
      de: 'Steht in Links auf diese Ausführung, in allen Sprachen gleich. Leer entsteht er beim Speichern aus der Ausführung; danach besser nicht mehr ändern.',
      en: 'Part of links to this variant, the same in all languages. If empty, it is made from the variant’s name on saving. Better not changed after that.',
    },
  }),
  colourName: perLanguage(
    optionalText({
      label: { de: 'Farbe', en: 'Colour' },
      help: { de: 'Wie man die Farbe nennt.', en: 'What the colour is called.' },
      maxLength: 40,
    }),
  ),
  colour: colour({
    label: { de: 'Farbwert', en: 'Colour value' },
    help: {
      de: 'Die Grundfarbe als Muster neben der Ausführung, zum Beispiel #336699. Leer bleibt es beim Wort.',
      en: 'The ground colour as a swatch beside the variant, such as #336699. Left empty, only the word is shown.',
    },
  }),
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
    options: availabilities,
  }),
  soldOutSizes: names({
    label: { de: 'Ausverkaufte Größen', en: 'Sizes sold out' },
    help: {
      de: 'Die Größen, die es in dieser Ausführung gerade nicht gibt, mit Kommas: S, XXL.',
      en: 'The sizes currently sold out in this variant, separated by commas: S, XXL.',
    },
  }),
} satisfies FieldMap;

const measureHelp = {
  de: 'Eine Spalte der Größentabelle; bleibt sie bei allen Größen leer, fehlt die Spalte.',
  en: 'A column of the size chart; left empty for all sizes, the column is left out.',
};

export const sizeFields = {
  label: text({
    label: { de: 'Größe', en: 'Size' },
    help: {
      de: 'S, M, L oder eine Zahl; in allen Sprachen gleich.',
      en: 'S, M, L or a number; the same in all languages.',
    },
    maxLength: 12,
  }),
  chest: optionalText({
    label: { de: 'Brustumfang', en: 'Chest' },
    help: {
      de: `In Zentimetern, zum Beispiel 96–101. ${measureHelp.de}`,
      en: `In centimetres, such as 96–101. ${measureHelp.en}`,
    },
    maxLength: 20,
  }),
  waist: optionalText({ label: { de: 'Taille', en: 'Waist' }, help: measureHelp, maxLength: 20 }),
  bodyLength: optionalText({ label: { de: 'Länge', en: 'Length' }, help: measureHelp, maxLength: 20 }),
  sleeve: optionalText({ label: { de: 'Ärmel', en: 'Sleeve' }, help: measureHelp, maxLength: 20 }),
} satisfies FieldMap;
