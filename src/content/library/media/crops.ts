import type { EditorText } from '#i18n/editor-texts.ts';

interface Crop {
  /** Width to height, as in the blocks' CSS. */
  ratio: string;
  where: EditorText;
}

/** All crops of the site, from the widest to the tallest. */
export const crops: readonly Crop[] = [
  { ratio: '16 / 9', where: { de: 'Auftakt am Bildschirm', en: 'Hero on a screen' } },
  { ratio: '8 / 5', where: { de: 'Antwort einer Abstimmung', en: 'Answer of a poll' } },
  { ratio: '3 / 2', where: { de: 'Galerie, Merkmale', en: 'Gallery, features' } },
  { ratio: '4 / 3', where: { de: 'Merkmale in Spalten', en: 'Features in columns' } },
  { ratio: '1', where: { de: 'Galerie, quadratisch', en: 'Gallery, square' } },
  { ratio: '4 / 5', where: { de: 'Hochkant: Produkt, Zitat, Handy', en: 'Upright: product, quote, phone' } },
];
