import type { CollectionConfig } from 'payload';
import { referInDocument } from '#content/graph/links/refer-typed-links.ts';
import { refuseUndescribedPicture } from '#content/lifecycle/gates/refuse-undescribed-picture.ts';
import { completeProduct } from '#content/model/products/check-product.ts';
import { productFields } from '#shop/product.fields.ts';
import { recordCollection } from './records.ts';

const collection = recordCollection(
  'products',
  { de: 'Produkt', en: 'Product' },
  { de: 'Produkte', en: 'Products' },
  'name',
  productFields,
);

export const products: CollectionConfig = {
  ...collection,
  admin: { ...collection.admin, defaultColumns: ['name', 'stock', 'updatedAt'] },
  fields: [
    ...collection.fields,
    {
      name: 'stock',
      type: 'ui',
      label: { de: 'Stand', en: 'State' },
      admin: { components: { Cell: '/model/products/product-stock-cell.tsx#ProductStockCell' } },
    },
  ],
  hooks: { ...collection.hooks, beforeChange: [referInDocument, completeProduct, refuseUndescribedPicture] },
};
