import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';
import { slugOfVariant } from '#shop/product-offer.ts';

interface SortedPictures {
  /** The chosen variant's front, or the nearest there is. */
  first: Media | undefined;
  /** The chosen variant's back, where backs are shown. */
  back: Media | undefined;
  /** All others, each file once, in the order of the variants, what shows all of them last. */
  others: Media[];
}

/** Sorts a product's pictures for the stage and the gallery; deleted files are left out. */
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
