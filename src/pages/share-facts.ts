import { type Locale, localeTags } from '#i18n/locales.ts';
import type { PageDocument } from './page-document.ts';

export type ShareFact = readonly [property: string, content: string];

/**
 * Open Graph properties besides title, description and URL: picture, type, other locales, and the price of the page's
 * first product. None for errors.
 */
export function shareFacts(
  picture: PageDocument['shareImage'],
  origin: string,
  page?: PageDocument,
): ShareFact[] {
  return [...(page ? pageFacts(page) : [website]), ...pictureFacts(picture, origin)];
}

const website: ShareFact = ['og:type', 'website'];

function pictureFacts(picture: PageDocument['shareImage'], origin: string): ShareFact[] {
  if (!picture) return [];
  const { src, mimeType, width, height, alt } = picture;
  const facts: [string, string | number | undefined][] = [
    ['og:image', origin + src],
    ['og:image:type', mimeType],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:image:alt', alt],
  ];
  return facts.flatMap(([property, content]) => (content ? [[property, String(content)] as const] : []));
}

function pageFacts({ blocks, locale, locales }: PageDocument): ShareFact[] {
  const others = locales.filter((language) => language !== locale);
  const [product] = blocks.flatMap((block) => (block.kind === 'product-detail' && block.product) || []);
  return [
    ...others.map((language: Locale): ShareFact => ['og:locale:alternate', localeTags[language]]),
    ...(product ? priceFacts(product) : [website]),
  ];
}

/**
 * Duplicates `priceOf`: a module shared by the head and the product's view would be another file for browsers to load.
 * Free products are skipped.
 */
function priceFacts(product: {
  price: number;
  currency: string;
  localPrice: number | undefined;
  localCurrency: string;
}): ShareFact[] {
  const { price, currency, localPrice, localCurrency } = product;
  const amount = localPrice ?? price;
  if (amount === 0) return [website];
  return [
    ['og:type', 'product'],
    ['product:price:amount', String(amount)],
    ['product:price:currency', localPrice === undefined ? currency : localCurrency],
  ];
}
