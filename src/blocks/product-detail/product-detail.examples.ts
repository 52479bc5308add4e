import type { BlockExample } from '#blocks/define-block.ts';
import type { productDetail } from './product-detail.fields.ts';

export const productDetailExamples: readonly BlockExample<typeof productDetail>[] = [
  {
    id: 'default',
    name: { de: 'Trikot', en: 'Shirt' },
    purpose: {
      de: 'Drei Ausführungen, sechs Größen: lieferbar, vorbestellbar, ausverkauft.',
      en: 'Three variants, six sizes: in stock, pre-order, sold out.',
    },
    content: {
      de: {
        product: 'trikot',
        backLine: 'Hinten steht, was kommt.',
        note: 'Demo. Das Produkt ist gezeichnet, nicht zu kaufen.',
        ground: 'sand',
      },
      en: {
        product: 'trikot',
        backLine: 'The back says what comes.',
        note: 'Demo. The product is drawn, not for sale.',
        ground: 'sand',
      },
    },
  },
  {
    id: 'with-media',
    name: { de: 'Ein Plakat, ein Bild', en: 'One poster, one picture' },
    purpose: {
      de: 'Eine Ausführung, eine Größe, ein Link zum Shop; ohne Tabelle.',
      en: 'One variant, one size, a link to the shop; without a chart.',
    },
    content: {
      de: { product: 'poster', sizeChart: false, ground: 'night' },
      en: { product: 'poster', sizeChart: false, ground: 'night' },
    },
  },
  {
    id: 'fronts',
    name: { de: 'Nur Vorderseiten', en: 'Fronts only' },
    purpose: {
      de: 'Kürzer, wenn der Rücken nichts Neues zeigt.',
      en: 'Shorter, where the back shows nothing new.',
    },
    content: {
      de: { product: 'trikot', pictures: 'fronts', sizeChart: false },
      en: { product: 'trikot', pictures: 'fronts', sizeChart: false },
    },
  },
  {
    id: 'long-words',
    isStressTest: true,
    name: { de: 'Lange Wörter', en: 'Long words' },
    purpose: {
      de: 'Name, Ausführungen und Größen aus langen Zusammensetzungen, dazu ein vierstelliger Preis.',
      en: 'Long name, variants and sizes, and a price of four digits.',
    },
    content: { de: { product: 'anorak', ground: 'sand' }, en: { product: 'anorak', ground: 'sand' } },
  },
  {
    id: 'worst-case',
    isStressTest: true,
    name: { de: 'Restposten', en: 'Remnants' },
    purpose: {
      de: 'Ein Buchstabe als Name, neunzehn Größen, alles ausverkauft, kein Preis.',
      en: 'A name of one letter, nineteen sizes, all sold out, no price.',
    },
    content: {
      de: {
        product: 'restposten',
        note: 'Rückgabe innerhalb von 30 Tagen, auch getragen, solange es nicht in der 93. Minute war und niemand auf dem Foto zu sehen ist, der es beweisen könnte.',
      },
      en: {
        product: 'restposten',
        note: 'Returns within 30 days, even when worn, as long as it was not in the 93rd minute and nobody in the photograph could prove it.',
      },
    },
  },
];
