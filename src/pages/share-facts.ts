import { type Locale, localeTags } from '#i18n/locales.ts';
import type { PageDocument } from './page-document.ts';

/** A property of Open Graph and what it says. */
export type ShareFact = readonly [property: string, content: string];

/**
 * What is said of a page where it is shared, beside its title, description and address: the picture that stands for it,
 * what kind of thing it is, in which other languages, and what its first product costs. An error is no page.
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
  const { src, width, height, alt } = picture;
  const facts: [string, string | number | undefined][] = [
    ['og:image', origin + src],
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
 * It is what `priceOf` says, written out: a module that the head and the product's view share would be one more file
 * for browsers to load. What costs nothing is no product to share.
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
