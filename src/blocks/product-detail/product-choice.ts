import type { Product } from '#shop/product.fields.ts';
import { isSizeGone, isVariantGone, slugOfSize, slugOfVariant } from '#shop/product-offer.ts';

/** What can be chosen; the fields of the form, and of addresses, are called the same. */
export const choiceNames = ['variant', 'size', 'printing', 'name', 'number'] as const;

/** What a visitor has chosen, by the names that addresses use; empty where nothing is chosen. */
export type Choice = Readonly<Record<(typeof choiceNames)[number], string>>;

/** Why what was chosen can't be bought, and at which field. */
export type ChoiceProblem = 'sizeProblem' | 'printingProblem' | 'nameProblem' | 'numberProblem';

/** What is chosen before anybody has touched anything. */
export function firstChoice(product: Product): Choice {
  const [variant] = product.variants;
  const [size, ...others] = product.sizes;
  return {
    variant: variant ? slugOfVariant(variant) : '',
    size: size && others.length === 0 ? slugOfSize(size) : '',
    printing: 'no',
    name: '',
    number: '',
  };
}

/** What a form says; what only counts with printing is empty without. */
export function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '').trim();
  const printing = read('printing');
  const printed = (name: string) => (printing === 'yes' ? read(name) : '');
  return {
    variant: read('variant'),
    size: read('size'),
    printing,
    name: printed('name'),
    number: printed('number'),
  };
}

const printable = /^[\p{L}\p{M} .\-'’]*$/u;

/** What is missing or wrong, the first of it. */
export function problemOf(product: Product, choice: Choice): ChoiceProblem | undefined {
  if (product.sizes.length > 0 && choice.size === '') return 'sizeProblem';
  if (choice.printing !== 'yes') return undefined;
  if (!choice.name && !choice.number) return 'printingProblem';
  if (!printable.test(choice.name) || [...choice.name].length > product.printingLength) return 'nameProblem';
  return /^(\d{1,2})?$/.test(choice.number) ? undefined : 'numberProblem';
}

/** Whether what is chosen can't be had at present. */
export function isChoiceGone(product: Product, choice: Choice): boolean {
  const variant = product.variants.find((each) => slugOfVariant(each) === choice.variant);
  if (!variant) return false;
  const size = product.sizes.find((each) => slugOfSize(each) === choice.size);
  return isVariantGone(product, variant) || (size !== undefined && isSizeGone(variant, size));
}
