import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { Product } from '#shop/product.fields.ts';
import { isSizeGone, slugOfSize, slugOfVariant } from '#shop/product-offer.ts';
import { applyAddress, isAnyTouched, isTouched, shopAddress, writeAddress } from './choice-address.ts';
import {
  type Choice,
  type ChoiceProblem,
  firstChoice,
  isChoiceGone,
  problemOf,
  readChoice,
} from './product-choice.ts';

interface ProductChoice {
  form: RefObject<HTMLFormElement | null>;
  choice: Choice;
  problem: ChoiceProblem | undefined;
  buy: (event: SyntheticEvent<HTMLFormElement>) => void;
}

const fieldOf = {
  sizeProblem: 'size',
  printingProblem: 'name',
  nameProblem: 'name',
  numberProblem: 'number',
};

/**
 * The choice, synchronised with the URL. The fields are uncontrolled: input from before hydration takes precedence over
 * the URL, which takes precedence over the default.
 */
export function useProductChoice(product: Product | undefined): ProductChoice {
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(true);
  const [choice, setChoice] = useState<Choice>(() =>
    product ? firstChoice(product) : { variant: '', size: '', printing: '', name: '', number: '' },
  );
  const [problem, setProblem] = useState<ChoiceProblem>();

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // From now on errors are our own messages.
    element.noValidate = true;
    let search = location.search;
    const change = () => {
      const chosen = readChoice(element);
      setChoice(chosen);
      setProblem(undefined);
      writeAddress(element, chosen);
      search = location.search;
    };
    const follow = () => {
      if (location.search === search) return;
      search = location.search;
      applyAddress(element, { isKept: () => false, isReset: true });
      setChoice(readChoice(element));
    };
    const wasTouched = isNew.current && isAnyTouched(element);
    applyAddress(element, { isKept: wasTouched ? isTouched : () => false, isReset: false });
    isNew.current = false;
    if (wasTouched) change();
    else setChoice(readChoice(element));
    element.addEventListener('change', change);
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      element.removeEventListener('change', change);
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);

  const buy = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!product) return;
    const chosen = readChoice(currentTarget);
    const found = problemOf(product, chosen);
    setProblem(found);
    if (found) {
      currentTarget.querySelector<HTMLInputElement>(fieldToMend(product, chosen, found))?.focus();
    } else if (product.shopLink && !isChoiceGone(product, chosen)) {
      follow(shopAddress(currentTarget, chosen));
    }
  };
  return { form, choice, problem, buy };
}

/** Navigates through a link, because the offline handling listens to link clicks. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Selector of the field that fixes an error; for sizes, the first available one. */
function fieldToMend({ sizes, variants }: Product, chosen: Choice, problem: ChoiceProblem): string {
  const field = `input[name="${fieldOf[problem]}"]`;
  const variant = variants.find((each) => slugOfVariant(each) === chosen.variant);
  const size = variant && sizes.find((each) => !isSizeGone(variant, each));
  return problem === 'sizeProblem' && size ? `${field}[value="${slugOfSize(size)}"]` : field;
}
