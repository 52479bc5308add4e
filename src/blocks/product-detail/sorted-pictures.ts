import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';
import { slugOfVariant } from '#shop/product-offer.ts';

interface SortedPictures {
  /** The selected variant's front, or the nearest available picture. */
  first: Media | undefined;
  /** The selected variant's back, if backs are shown. */
  back: Media | undefined;
  /** All others without duplicates, in variant order, pictures of all variants last. */
  others: Media[];
}

export function picturesOf(product: Product, chosen: string, shown: 'all' | 'fronts'): SortedPictures {
  const { variants, gallery } = product;
  const variant = variants.find((each) => slugOfVariant(each) === chosen);
  const all = [
    ...variants.flatMap(({ front, back }) => (shown === 'all' ? [front, back] : [front])),
    ...gallery.map(({ picture }) => picture),
  ].filter((media) => media !== undefined);
  const first = variant?.front ?? all[0];
  const back = shown === 'all' ? variant?.back : undefined;
  const large = [first?.id, back?.id];
  const others = [...new Map(all.map((media) => [media.id, media])).values()];
  return { first, back, others: others.filter((media) => !large.includes(media.id)) };
}
