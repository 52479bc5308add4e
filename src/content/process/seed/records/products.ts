import { firstClub } from '#brand/clubs/first-club.ts';
import type { AuthoredValues } from '#fields/content-field.ts';
import type { productFields } from '#shop/product.fields.ts';

type AuthoredProduct = AuthoredValues<typeof productFields>;

export interface DemoProduct {
  /** The key that blocks refer to. */
  key: string;
  de: AuthoredProduct;
  en: AuthoredProduct;
}

const shirtSizes: AuthoredProduct['sizes'] = [
  { label: 'S', chest: '88–95', bodyLength: '70', sleeve: '22' },
  { label: 'M', chest: '96–103', bodyLength: '72', sleeve: '23' },
  { label: 'L', chest: '104–111', bodyLength: '74', sleeve: '24' },
  { label: 'XL', chest: '112–123', bodyLength: '76', sleeve: '25' },
  { label: 'XXL', chest: '124–135', bodyLength: '78', sleeve: '26' },
  { label: '3XL', chest: '136–147', bodyLength: '80', sleeve: '27' },
];

/** What the three shirts have in common in all languages. */
const shirts = {
  home: {
    slug: 'home',
    colour: firstClub.colors.white.hex,
    front: 'trikot-home-front',
    back: 'trikot-home-back',
    availability: 'inStock',
    soldOutSizes: 'S, XXL',
  },
  away: {
    slug: 'away',
    colour: firstClub.colors.ink.hex,
    front: 'trikot-away-front',
    back: 'trikot-away-back',
    availability: 'preOrder',
  },
  third: {
    slug: 'third',
    colour: firstClub.colors['stone-1'].hex,
    front: 'trikot-third-front',
    back: 'trikot-third-back',
    availability: 'soldOut',
  },
} as const;

/** The products on demo pages and in block examples. Both languages list the same variants in the same order. */
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
        {
          ...shirts.home,
          label: 'Heim',
          colourName: 'Weiß',
        },
        {
          ...shirts.away,
          label: 'Auswärts',
          colourName: 'Schwarz',
        },
        {
          ...shirts.third,
          label: 'Ausweich',
          colourName: 'Stein',
        },
      ],
      gallery: [{ picture: 'stoff' }],
      sizes: shirtSizes,
      sizeNote: 'In Zentimetern: die Brust am Körper gemessen, Länge und Ärmel am Trikot.',
      printing: true,
      printingPrice: 15,
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
        {
          ...shirts.home,
          label: 'Home',
          colourName: 'White',
        },
        {
          ...shirts.away,
          label: 'Away',
          colourName: 'Black',
        },
        {
          ...shirts.third,
          label: 'Third',
          colourName: 'Stone',
        },
      ],
      gallery: [{ picture: 'stoff' }],
      sizes: shirtSizes,
      sizeNote: 'In centimetres: chest measured on the body, length and sleeve on the shirt.',
      printing: true,
      printingPrice: 15,
      localPrice: 84.95,
      localCurrency: 'GBP',
      localPrintingPrice: 13,
      material: '100% recycled polyester, 138 g in size M. Wash inside out at 30 degrees, do not tumble dry.',
      delivery: 'Two to four working days, postage £4.50. Pre-orders ship in February.',
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
      gallery: [],
      variants: [{ slug: 'portrait', label: 'Hochformat', front: 'kurve-portrait', availability: 'inStock' }],
      sizes: [{ label: '50 × 70 cm', chest: '–' }],
      delivery: 'In der Rolle, drei Werktage.',
      shopLink: { label: 'Zum Shop', href: '/demo/shop/product-detail' },
    },
    en: {
      name: 'Stand poster',
      description:
        'Screen print in two colours on 300 gsm. Every dot is a seat, and the ring was mixed by hand.',
      price: 28,
      taxNote: 'VAT included',
      gallery: [],
      variants: [{ slug: 'portrait', label: 'Portrait', front: 'kurve-portrait', availability: 'inStock' }],
      sizes: [{ label: '50 × 70 cm', chest: '–' }],
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
      gallery: [],
      variants: [
        {
          slug: 'floodlight-mast-silver-grey',
          label: 'Flutlicht\u00ADmasten\u00ADsilber\u00ADgrau',
          colourName: 'Silber\u00ADdistel\u00ADgrau, regen\u00ADnass',
          colour: firstClub.colors['stone-3'].hex,
          front: 'stoff',
          availability: 'preOrder',
          soldOutSizes: 'Extra-Small',
        },
        {
          slug: 'penalty-spot-white',
          label: 'Elfmeter\u00ADpunkt\u00ADweiß',
          front: 'feld',
          back: 'feld-portrait',
          availability: 'soldOut',
        },
      ],
      sizes: [
        { label: 'Extra-Large', chest: '148–160' },
        { label: 'Extra-Small', chest: '72–79' },
      ],
      printing: true,
      printingLength: 30,
      material:
        'Baumwoll\u00ADmisch\u00ADgewebe mit Imprägnier\u00ADbeschichtung, Reinigungs\u00ADempfehlung siehe Einnäh\u00ADetikett.',
      shopLink: { label: 'Verfügbarkeits\u00ADbenachrichtigung', href: '/strategie' },
    },
    en: {
      name: 'Between-seasons terrace jacket lining',
      description: 'For those who feel the difference: the removable lining gets you through added time.',
      price: 1249.5,
      taxNote: 'VAT included, plus a bulky-goods surcharge',
      gallery: [],
      variants: [
        {
          slug: 'floodlight-mast-silver-grey',
          label: 'Floodlight-mast silver grey',
          colourName: 'Silver-thistle grey, rain-soaked',
          colour: firstClub.colors['stone-3'].hex,
          front: 'stoff',
          availability: 'preOrder',
          soldOutSizes: 'Extra-Small',
        },
        {
          slug: 'penalty-spot-white',
          label: 'Penalty-spot white',
          front: 'feld',
          back: 'feld-portrait',
          availability: 'soldOut',
        },
      ],
      sizes: [
        { label: 'Extra-Large', chest: '148–160' },
        { label: 'Extra-Small', chest: '72–79' },
      ],
      printing: true,
      printingLength: 30,
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
      gallery: [],
      variants: [
        { slug: 'a', label: 'A', front: 'zahl', availability: 'soldOut' },
        {
          slug: 'nobody',
          label: 'Ausführung mit besonders langem Namen, wie ihn niemand bestellt',
          front: 'takt',
          back: 'takt-portrait',
          availability: 'soldOut',
        },
        { slug: 'basin', label: 'Kessel', front: 'kessel', availability: 'soldOut' },
        { slug: 'steps', label: 'Stäffele', front: 'staeffele', availability: 'soldOut' },
        {
          slug: 'night',
          label: 'Nacht',
          front: 'flutlicht-portrait',
          back: 'flutlicht',
          availability: 'soldOut',
        },
      ],
      sizes: [
        ...['1', '116', '122', '128', '134', '140', '146', '152', '158', '164', '170', '176'].map(
          (label) => ({ label, chest: '–' }),
        ),
        ...shirtSizes,
        { label: 'No. 93–1893', chest: '∞ + 2' },
      ],
    },
    en: {
      name: 'O',
      description: 'Sold out.',
      price: 0,
      gallery: [],
      variants: [
        { slug: 'a', label: 'A', front: 'zahl', availability: 'soldOut' },
        {
          slug: 'nobody',
          label: 'A variant with an unusually long name that nobody orders',
          front: 'takt',
          back: 'takt-portrait',
          availability: 'soldOut',
        },
        { slug: 'basin', label: 'Basin', front: 'kessel', availability: 'soldOut' },
        { slug: 'steps', label: 'Steps', front: 'staeffele', availability: 'soldOut' },
        {
          slug: 'night',
          label: 'Night',
          front: 'flutlicht-portrait',
          back: 'flutlicht',
          availability: 'soldOut',
        },
      ],
      sizes: [
        ...['1', '116', '122', '128', '134', '140', '146', '152', '158', '164', '170', '176'].map(
          (label) => ({ label, chest: '–' }),
        ),
        ...shirtSizes,
        { label: 'No. 93–1893', chest: '∞ + 2' },
      ],
    },
  },
];
