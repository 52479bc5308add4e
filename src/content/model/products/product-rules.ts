import { z } from 'zod';
import { namesIn } from '#fields/names.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { slugOf } from '#typed/letters.ts';
import { shortSlugOf } from '#typed/slug.ts';

const variantRow = z.looseObject({
  label: z.string().nullish(),
  slug: z.string().nullish(),
  soldOutSizes: z.string().nullish(),
});

/** The rows that the rules read; everything else is kept. */
export const productRowsSchema = z.object({
  variants: z.array(variantRow).nullish(),
  sizes: z.array(z.looseObject({ label: z.string().nullish() })).nullish(),
});

type VariantRow = z.infer<typeof variantRow>;

export interface ProductProblem {
  path: string;
  message: EditorText;
}

/** Gives each variant without a slug one made from its label. */
export function withSlugs(variants: readonly VariantRow[]): VariantRow[] {
  const taken = new Set(variants.flatMap(({ slug }) => slug || []));
  return variants.map((variant) => {
    if (variant.slug) return variant;
    const base = shortSlugOf(variant.label ?? '', 50) || 'variant';
    let slug = base;
    for (let next = 2; taken.has(slug); next += 1) slug = `${base}-${next}`;
    taken.add(slug);
    return { ...variant, slug };
  });
}

/** Duplicate slugs, and sold-out sizes that don't exist. */
export function problemsIn({ variants, sizes }: z.infer<typeof productRowsSchema>): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const slugs = (variants ?? []).map(({ slug }) => slug ?? '');
  const labels = (sizes ?? []).map(({ label }) => label ?? '');
  const known = labels.map(slugOf);
  for (const [index, slug] of slugs.entries()) {
    if (slug !== '' && slugs.indexOf(slug) < index) {
      problems.push({
        path: `variants.${index}.slug`,
        message: {
          de: `„${slug}“ heißt schon eine andere Ausführung.`,
          en: `Another variant is called “${slug}” already.`,
        },
      });
    }
  }
  for (const [index, name] of known.entries()) {
    if (name !== '' && known.indexOf(name) < index) {
      problems.push({
        path: `sizes.${index}.label`,
        message: {
          de: `Die Größe „${labels[index]}“ gibt es schon.`,
          en: `There is a size “${labels[index]}” already.`,
        },
      });
    }
  }
  for (const [index, { soldOutSizes }] of (variants ?? []).entries()) {
    const unknown = namesIn(soldOutSizes).filter((name) => !known.includes(slugOf(name)));
    if (unknown.length > 0) {
      problems.push({
        path: `variants.${index}.soldOutSizes`,
        message: {
          de: `Diese Größen hat das Produkt nicht: ${unknown.join(', ')}. Es hat: ${labels.join(', ')}.`,
          en: `The product has no such sizes: ${unknown.join(', ')}. It has: ${labels.join(', ')}.`,
        },
      });
    }
  }
  return problems;
}
