import type { AuthoredValues } from '#fields/content-field.ts';
import type { productFields } from '#shop/product.fields.ts';

type AuthoredProduct = AuthoredValues<typeof productFields>;

interface DemoProduct {
  /** By which blocks name the product. */
  key: string;
  de: AuthoredProduct;
  en: AuthoredProduct;
}

const shirtSizes: AuthoredProduct['sizes'] = [
  { label: 'S', chest: '88–95' },
  { label: 'M', chest: '96–103' },
  { label: 'L', chest: '104–111' },
  { label: 'XL', chest: '112–123' },
  { label: 'XXL', chest: '124–135' },
  { label: '3XL', chest: '136–147' },
];

/** The products that the demo pages and the block examples show. Both languages list the same variants in the same order. */
export const demoProducts: readonly DemoProduct[] = [
  {
    key: 'trikot',
    de: {
      name: 'Trikot 26/27',
      description:
        'Weiß, ein Ring, sonst nichts. Gestrickt ohne Seitennaht, damit das Band nirgends abreißt. Auf dem Rücken trägt die Nummer den Ring.',
      price: 94.95,
      taxNote: 'inkl. MwSt.',
      variants: [
        { label: 'Heim', front: 'trikot-home-front', back: 'trikot-home-back', availability: 'inStock' },
        { label: 'Auswärts', front: 'trikot-away-front', back: 'trikot-away-back', availability: 'preOrder' },
        {
          label: 'Ausweich',
          front: 'trikot-third-front',
          back: 'trikot-third-back',
          availability: 'soldOut',
        },
      ],
      sizes: shirtSizes,
      material: '100 % recyceltes Polyester, 138 g in Größe M. Auf links bei 30 Grad, nicht in den Trockner.',
      delivery: 'Zwei bis vier Werktage, Versand 4,95 Euro. Vorbestellte Trikots kommen im Februar.',
      shopLink: { label: 'Zum Shop', href: '/demo/shop/product-detail' },
    },
    en: {
      name: 'Shirt 26/27',
      description:
        'White, one ring, nothing else. Knitted without side seams, so that the band never breaks. On the back the number wears the ring.',
      price: 94.95,
      taxNote: 'VAT included',
      variants: [
        { label: 'Home', front: 'trikot-home-front', back: 'trikot-home-back', availability: 'inStock' },
        { label: 'Away', front: 'trikot-away-front', back: 'trikot-away-back', availability: 'preOrder' },
        { label: 'Third', front: 'trikot-third-front', back: 'trikot-third-back', availability: 'soldOut' },
      ],
      sizes: shirtSizes,
      material: '100% recycled polyester, 138 g in size M. Wash inside out at 30 degrees, do not tumble dry.',
      delivery: 'Two to four working days, postage 4.95 euros. Pre-orders ship in February.',
      shopLink: { label: 'To the shop', href: '/demo/shop/product-detail' },
    },
  },
  {
    key: 'poster',
    de: {
      name: 'Plakat Kurve',
      description:
        'Siebdruck in zwei Farben auf 300 Gramm. Jeder Punkt ist ein Platz, der Ring ist von Hand gemischt.',
      price: 28,
      taxNote: 'inkl. MwSt.',
      variants: [{ label: 'Hochformat', front: 'kurve-portrait', availability: 'inStock' }],
      sizes: [{ label: 'Einheit', chest: '50 × 70' }],
      delivery: 'In der Rolle, drei Werktage.',
      shopLink: { label: 'Zum Shop', href: '/demo/shop/product-detail' },
    },
    en: {
      name: 'Kurve poster',
      description:
        'Screen print in two colours on 300 gsm. Every dot is a seat, and the ring was mixed by hand.',
      price: 28,
      taxNote: 'VAT included',
      variants: [{ label: 'Portrait', front: 'kurve-portrait', availability: 'inStock' }],
      sizes: [{ label: 'One size', chest: '50 × 70' }],
      delivery: 'In a tube, three working days.',
      shopLink: { label: 'To the shop', href: '/demo/shop/product-detail' },
    },
  },
  {
    key: 'anorak',
    de: {
      name: 'Nord\u00ADkurven\u00ADübergangs\u00ADjacken\u00ADinnen\u00ADfutter',
      description:
        'Für Temperatur\u00ADunterschieds\u00ADempfindliche: Das herausnehmbare Wärme\u00ADrück\u00ADhalte\u00ADfutter überbrückt Nachspielzeiten zuverlässig.',
      price: 1249.5,
      taxNote: 'inkl. MwSt., zzgl. Sperrgut\u00ADzustellungs\u00ADpauschale',
      variants: [
        { label: 'Flutlicht\u00ADmasten\u00ADsilber\u00ADgrau', front: 'stoff', availability: 'preOrder' },
        {
          label: 'Elfmeter\u00ADpunkt\u00ADweiß',
          front: 'feld',
          back: 'feld-portrait',
          availability: 'soldOut',
        },
      ],
      sizes: [
        { label: 'Übergröße', chest: '148–160' },
        { label: 'Untergröße', chest: '72–79' },
      ],
      material:
        'Baumwoll\u00ADmisch\u00ADgewebe mit Imprägnier\u00ADbeschichtung, Reinigungs\u00ADempfehlung siehe Einnäh\u00ADetikett.',
      shopLink: { label: 'Verfügbarkeits\u00ADbenachrichtigung', href: '/strategie' },
    },
    en: {
      name: 'Between-seasons terrace jacket lining',
      description: 'For those who feel the difference: the removable lining gets you through added time.',
      price: 1249.5,
      taxNote: 'VAT included, plus a bulky-goods surcharge',
      variants: [
        { label: 'Floodlight-mast silver grey', front: 'stoff', availability: 'preOrder' },
        { label: 'Penalty-spot white', front: 'feld', back: 'feld-portrait', availability: 'soldOut' },
      ],
      sizes: [
        { label: 'Extra large', chest: '148–160' },
        { label: 'Extra small', chest: '72–79' },
      ],
      material: 'Cotton blend with a water-repellent coating; see the label for care.',
      shopLink: { label: 'Tell me when it is available', href: '/strategie' },
    },
  },
  {
    key: 'restposten',
    de: {
      name: 'O',
      description: 'Ausverkauft.',
      price: 0,
      variants: [
        { label: 'A', front: 'zahl', availability: 'soldOut' },
        {
          label: 'Ausführung mit besonders langem Namen, wie ihn niemand bestellt',
          front: 'takt',
          back: 'takt-portrait',
          availability: 'soldOut',
        },
        { label: 'Kessel', front: 'kessel', availability: 'soldOut' },
        { label: 'Stäffele', front: 'staeffele', availability: 'soldOut' },
        { label: 'Nacht', front: 'flutlicht-portrait', back: 'flutlicht', availability: 'soldOut' },
      ],
      sizes: [
        ...['1', '116', '122', '128', '134', '140', '146', '152', '158', '164', '170', '176'].map(
          (label) => ({ label, chest: '–' }),
        ),
        ...shirtSizes,
        { label: 'Maßanfertig.', chest: 'wie gemessen, plus 2' },
      ],
    },
    en: {
      name: 'O',
      description: 'Sold out.',
      price: 0,
      variants: [
        { label: 'A', front: 'zahl', availability: 'soldOut' },
        {
          label: 'A variant with an unusually long name that nobody orders',
          front: 'takt',
          back: 'takt-portrait',
          availability: 'soldOut',
        },
        { label: 'Basin', front: 'kessel', availability: 'soldOut' },
        { label: 'Steps', front: 'staeffele', availability: 'soldOut' },
        { label: 'Night', front: 'flutlicht-portrait', back: 'flutlicht', availability: 'soldOut' },
      ],
      sizes: [
        ...['1', '116', '122', '128', '134', '140', '146', '152', '158', '164', '170', '176'].map(
          (label) => ({ label, chest: '–' }),
        ),
        ...shirtSizes,
        { label: 'Made', chest: 'as measured, plus 2' },
      ],
    },
  },
];
