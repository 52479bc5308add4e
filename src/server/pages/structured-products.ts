import type { Offer, Product as ProductThing, Thing } from 'schema-dts';
import { plainText } from '#pages/document-title.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { Product } from '#shop/product.fields.ts';
import { isVariantGone, priceOf, slugOfVariant } from '#shop/product-offer.ts';

type Variant = Product['variants'][number];

/**
 * schema.org products on a page, without duplicates. Products without price or pictures are left out, because search
 * engines don't show them.
 */
export function productThings(
  { blocks }: PageDocument,
  brandName: string | undefined,
  origin: string,
  page: string,
): Thing[] {
  const shown = blocks.flatMap((block) => (block.kind === 'product-detail' && block.product) || []);
  const brand = brandName ? ({ '@type': 'Brand', name: brandName } as const) : undefined;
  return shown.flatMap((product, place): Thing[] => {
    if (shown.findIndex(({ id }) => id === product.id) < place || priceOf(product).amount === 0) return [];
    const describe = (variant: Variant) => describeVariant(product, variant, origin, page, place);
    const variants = product.variants.flatMap((variant) => describe(variant) ?? []);
    const [only, ...others] = variants;
    if (!only) return [];
    const whole = {
      '@id': `${page}#product-${product.id}`,
      name: plainText(product.name),
      description: plainText(product.description),
      ...(brand ? { brand } : {}),
    };
    if (others.length === 0) return [{ ...only, ...whole }];
    const hasColours = product.variants.some(({ colourName }) => colourName !== undefined);
    return [
      {
        '@type': 'ProductGroup',
        ...whole,
        url: page,
        productGroupID: product.id,
        ...(hasColours ? { variesBy: 'https://schema.org/color' } : {}),
        hasVariant: variants,
      },
    ];
  });
}

/** A variant as a product of its own; a page's further products have other parameters in their address. */
function describeVariant(product: Product, variant: Variant, origin: string, page: string, place: number) {
  const pictures = [variant.front, variant.back, ...product.gallery.map(({ picture }) => picture)];
  const image = pictures.flatMap((media) => (media ? origin + media.src : []));
  if (image.length === 0) return undefined;
  const isAlone = product.variants.length === 1;
  const name = place > 0 ? `variant-${place + 1}` : 'variant';
  const url = isAlone ? page : `${page}?${new URLSearchParams({ [name]: slugOfVariant(variant) })}`;
  const { amount, currency } = priceOf(product);
  const offer: Offer = {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currency,
    availability: availabilityOf(product, variant),
    itemCondition: 'https://schema.org/NewCondition',
  };
  return {
    '@type': 'Product',
    name: plainText(`${product.name} ${variant.label}`),
    description: plainText(product.description),
    image,
    sku: isAlone ? product.id : `${product.id}-${slugOfVariant(variant)}`,
    ...(variant.colourName ? { color: plainText(variant.colourName) } : {}),
    offers: offer,
  } satisfies ProductThing;
}

function availabilityOf(product: Product, variant: Variant) {
  if (isVariantGone(product, variant)) return 'https://schema.org/SoldOut';
  return variant.availability === 'preOrder' ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}
