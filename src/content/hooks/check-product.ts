import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { languageOf } from '#content/api/editor-language.ts';
import { type ProductProblem, problemsIn, productRowsSchema, withSlugs } from './product-rules.ts';

/** Names every variant for addresses, and refuses to publish what a visitor could not choose. */
export const completeProduct: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { variants } = productRowsSchema.parse(data);
  const completed = variants ? { ...data, variants: withSlugs(variants) } : data;
  if (data._status === 'published')
    refuse(problemsIn(productRowsSchema.parse({ ...originalDoc, ...completed })), req);
  return completed;
};

function refuse(problems: readonly ProductProblem[], req: PayloadRequest): void {
  if (problems.length === 0) return;
  const language = languageOf(req);
  const errors = problems.map(({ path, message }) => ({ path, message: message[language] }));
  throw new ValidationError({ collection: 'products', errors, req }, req.t);
}
