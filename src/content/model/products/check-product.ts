import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { refuseSaving } from '#content/foundation/refusals/refuse-saving.ts';
import type { EditorText } from '#i18n/editor-texts.ts';
import { productFields } from '#shop/product.fields.ts';
import { type ProductProblem, problemsIn, productRowsSchema, withSlugs } from './product-rules.ts';

/** Fills in missing variant slugs. Refuses to publish what a visitor could not choose. */
export const completeProduct: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { variants } = productRowsSchema.parse(data);
  const completed = variants ? { ...data, variants: withSlugs(variants) } : data;
  if (data._status === 'published')
    refuse(problemsIn(productRowsSchema.parse({ ...originalDoc, ...completed })), req);
  return completed;
};

const labels: Readonly<Record<string, EditorText>> = {
  variants: productFields.variants.facts.label,
  sizes: productFields.sizes.facts.label,
};

function refuse(problems: readonly ProductProblem[], req: PayloadRequest): void {
  const labelled = problems.map((problem) => ({
    ...problem,
    label: labels[problem.path.split('.')[0] ?? ''] ?? productFields.name.facts.label,
  }));
  refuseSaving('products', labelled, req);
}
