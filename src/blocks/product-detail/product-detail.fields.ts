import { defineBlock } from '#blocks/define-block.ts';
import { choice, toggle } from '#fields/choice.ts';
import { record } from '#fields/record.ts';
import { optionalText } from '#fields/text.ts';
import { productFields } from '#shop/product.fields.ts';

export const productDetail = defineBlock({
  kind: 'product-detail',
  place: 160,
  demoPath: '/demo/shop/product-detail',
  version: 1,
  upgrades: [],
  label: { de: 'Produkt', en: 'Product' },
  group: 'doing',
  purpose: {
    de: 'Ein Produkt mit allem, was man vor dem Kauf wissen will.',
    en: 'One product with everything one wants to know before buying.',
  },
  notFor: {
    de: 'Nicht für Sortimente: Hier steht ein Stück, kein Regal.',
    en: 'Not for ranges: this is one piece, not a shelf.',
  },
  alsoCalled: {
    de: 'Shop, Artikel, Trikot, Kaufen, Merchandise',
    en: 'Shop, item, shirt, kit, buy, merchandise',
  },
  fields: {
    product: record({
      collection: 'products',
      fields: productFields,
      label: { de: 'Produkt', en: 'Product' },
      help: {
        de: 'Wird unter „Produkte“ angelegt und kann auf mehreren Seiten stehen.',
        en: 'Created under “Products”; can be used on several pages.',
      },
    }),
    pictures: choice({
      label: { de: 'Bilder', en: 'Pictures' },
      help: {
        de: 'Ob die Galerie auch die Rückseiten zeigt.',
        en: 'Whether the gallery shows the backs as well.',
      },
      options: {
        all: { de: 'Vorder- und Rückseiten', en: 'Fronts and backs' },
        fronts: { de: 'Nur Vorderseiten', en: 'Fronts only' },
      },
    }),
    backLine: optionalText({
      label: { de: 'Zeile zum Rücken', en: 'Line about the back' },
      help: {
        de: 'Steht groß neben der Rückseite, etwa „Hinten steht, was kommt.“',
        en: 'Shown large beside the back, such as “The back says what comes.”',
      },
      maxLength: 60,
    }),
    sizeChart: toggle({
      label: { de: 'Größentabelle', en: 'Size chart' },
      help: {
        de: 'Zeigt zu jeder Größe die Maße.',
        en: 'Shows the measurements of each size.',
      },
      startsOn: true,
    }),
    note: optionalText({
      label: { de: 'Hinweis', en: 'Note' },
      help: {
        de: 'Eine Zeile am Ende, etwa zur Rückgabe.',
        en: 'One line at the end, such as on returns.',
      },
    }),
  },
});
