import type { Product } from '#shop/product.fields.ts';
import { isSizeGone, isVariantGone, slugOfSize, slugOfVariant } from '#shop/product-offer.ts';
import { plainSigns, tidyLine } from '#typed/text.ts';

/** Names of form fields and query parameters. */
export const choiceNames = ['variant', 'size', 'printing', 'name', 'number'] as const;

/** The choice by slug; empty strings where nothing is chosen. */
export type Choice = Readonly<Record<(typeof choiceNames)[number], string>>;

/** Why the choice can't be bought, and the field concerned. */
export type ChoiceProblem = 'sizeProblem' | 'printingProblem' | 'nameProblem' | 'numberProblem';

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

/** Reads the form; name and number are empty without printing. */
export function readChoice(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const read = (name: string) => tidyLine(String(data.get(name) ?? ''));
  const printing = read('printing');
  const printed = (name: string) => (printing === 'yes' ? read(name) : '');
  return {
    variant: read('variant'),
    size: read('size'),
    printing,
    name: printed('name'),
    number: plainSigns(printed('number')),
  };
}

const printable = /^[\p{L}\p{M} .\-'’]*$/u;

export function problemOf(product: Product, choice: Choice): ChoiceProblem | undefined {
  if (product.sizes.length > 0 && choice.size === '') return 'sizeProblem';
  if (choice.printing !== 'yes') return undefined;
  if (!choice.name && !choice.number) return 'printingProblem';
  if (!printable.test(choice.name) || [...choice.name].length > product.printingLength) return 'nameProblem';
  return /^(\d{1,2})?$/.test(choice.number) ? undefined : 'numberProblem';
}

export function isChoiceGone(product: Product, choice: Choice): boolean {
  const variant = product.variants.find((each) => slugOfVariant(each) === choice.variant);
  if (!variant) return false;
  const size = product.sizes.find((each) => slugOfSize(each) === choice.size);
  return isVariantGone(product, variant) || (size !== undefined && isSizeGone(variant, size));
}
