import { describe, expect, it } from 'vitest';
import { brand } from '#brand/brand.ts';
import { schemaOf } from '#fields/content-field.ts';
import { type PageDocument, pageDocumentSchema } from '#pages/page-document.ts';
import { type Product, productFields } from '#shop/product.fields.ts';
import { structuredDataIn, structuredDataProblems } from '../../../tests/support/structured-data.ts';
import { structuredData } from './structured-data.ts';

const origin = 'https://www.example.org';

const picture = {
  id: '3',
  type: 'image',
  src: '/media/shirt.png',
  mimeType: 'image/png',
  size: 1,
  alt: '',
  focal: { x: 50, y: 50 },
  sources: [],
} as const;

const shirt: Product = {
  id: '7',
  ...schemaOf(productFields).parse({
    name: 'Tri\u00ADkot',
    description: 'Weiß, ein Ring </script><script>alert(1)</script>',
    price: 94.95,
    currency: 'EUR',
    localCurrency: 'EUR',
    gallery: [{ id: 'g' }],
    variants: [
      variant('home', 'inStock', ['S']),
      variant('away', 'preOrder', []),
      variant('third', 'inStock', ['s', 'M ']),
      { ...variant('lost', 'inStock', []), front: undefined },
    ],
    sizes: [
      { id: 's', label: 'S', chest: '1' },
      { id: 'm', label: 'M', chest: '2' },
    ],
    printing: false,
    printingLength: 12,
  }),
};

function variant(slug: string, availability: 'inStock' | 'preOrder', soldOutSizes: string[]) {
  return {
    id: `id-${slug}`,
    slug,
    label: slug,
    colourName: slug,
    front: picture,
    availability,
    soldOutSizes,
  };
}

function pageWith(...products: Product[]): PageDocument {
  return pageDocumentSchema.parse({
    id: '1',
    path: '/shop/trikot',
    locale: 'en',
    locales: ['de', 'en'],
    layout: 'default',
    title: 'Shirt',
    description: '',
    hidden: false,
    route: { scrollToTop: true, transition: true },
    updatedAt: '2026-01-01T00:00:00.000Z',
    blocks: products.map((product, index) => ({
      id: String(index),
      kind: 'product-detail',
      version: 1,
      ground: 'white',
      reveals: true,
      parallax: 'none',
      product,
      pictures: 'all',
      sizeChart: true,
    })),
  });
}

function documentOf(page: PageDocument): string {
  const trail = [{ path: '/', title: 'Home' }];
  const data = structuredData({ page, identity: brand, settings: undefined, origin, trail });
  return `<html><head><title>x</title><script type="application/ld+json">${data}</script></head><body></body></html>`;
}

describe('structured data', () => {
  it('describes a product with its variants, each at its own address and as available as it is', async () => {
    const html = documentOf(
      pageWith(shirt, { ...shirt, id: '8', variants: shirt.variants.slice(0, 1) }, shirt),
    );
    expect(await structuredDataProblems(html)).toEqual([]);
    const [crumbs, group, single, ...rest] = structuredDataIn(html);
    expect(rest).toEqual([]);
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${origin}/en` },
        { position: 2, name: 'Shirt', item: `${origin}/en/shop/trikot` },
      ],
    });
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Trikot',
      description: shirt.description,
      hasVariant: [offered('home', 'InStock'), offered('away', 'PreOrder'), offered('third', 'SoldOut')],
    });
    expect(single).toMatchObject({ '@type': 'Product', offers: { url: `${origin}/en/shop/trikot` } });
  });

  it('keeps quiet about what costs nothing', () => {
    expect(structuredDataIn(documentOf(pageWith({ ...shirt, price: 0 })))).toHaveLength(1);
  });

  it('names the price of the language', () => {
    const page = pageWith({ ...shirt, localPrice: 84, localCurrency: 'GBP' });
    expect(structuredDataIn(documentOf(page))[1]).toMatchObject({
      hasVariant: [{ offers: { price: 84, priceCurrency: 'GBP' } }, {}, {}],
    });
  });
});

function offered(slug: string, availability: string) {
  return {
    '@type': 'Product',
    image: [`${origin}/media/shirt.png`],
    color: slug,
    offers: {
      url: `${origin}/en/shop/trikot?variant=${slug}`,
      price: 94.95,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${availability}`,
    },
  };
}
