import type { Media } from '#fields/media.ts';
import type { Product } from '#shop/product.fields.ts';

interface ProductPictures {
  /** The chosen variant's front, or the nearest there is. */
  first: Media | undefined;
  /** The chosen variant's back, where backs are shown. */
  back: Media | undefined;
  /** All others, each file once, in the order of the variants. */
  others: Media[];
}

/** Sorts the variants' pictures for a gallery; deleted files are left out. `chosen` is a variant's index. */
export function picturesOf(product: Product, chosen: number, shown: 'all' | 'fronts'): ProductPictures {
  const all = product.variants.flatMap((variant) =>
    (shown === 'all' ? [variant.front, variant.back] : [variant.front]).filter(
      (media) => media !== undefined,
    ),
  );
  const first = product.variants[chosen]?.front ?? all[0];
  const back = shown === 'all' ? product.variants[chosen]?.back : undefined;
  const large = [first?.id, back?.id];
  const others = [...new Map(all.map((media) => [media.id, media])).values()];
  return { first, back, others: others.filter((media) => !large.includes(media.id)) };
}
