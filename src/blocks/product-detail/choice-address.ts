import { replaceAddress } from '#ui/replace-address.ts';
import { type Choice, choiceNames } from './product-choice.ts';

/** Suffix of query parameters: the second product of a page uses `variant-2`, and so on. */
function suffixOf(form: HTMLFormElement): string {
  const page = form.closest('[data-page]') ?? document;
  const place = [...page.querySelectorAll('form[data-product]')].indexOf(form);
  return place > 0 ? `-${place + 1}` : '';
}

/**
 * Applies the URL's choice to the form; unknown values are ignored. `isKept` tells which fields to leave alone;
 * `isReset` resets fields missing from the URL.
 */
export function applyAddress(
  form: HTMLFormElement,
  { isKept, isReset }: { isKept: (inputs: readonly HTMLInputElement[]) => boolean; isReset: boolean },
): void {
  const suffix = suffixOf(form);
  const { searchParams } = new URL(location.href);
  for (const name of choiceNames) {
    const inputs = inputsOf(form, name);
    const value = searchParams.get(name + suffix);
    if (isKept(inputs) || (value === null && !isReset)) continue;
    const named = inputs.find((input) => input.type === 'radio' && input.value === value);
    for (const input of inputs) {
      if (input.type !== 'radio') input.value = value?.slice(0, input.maxLength) ?? input.defaultValue;
      else if (named) input.checked = input === named;
      else if (value === null) input.checked = input.defaultChecked;
    }
  }
}

/** The visitor, or the browser when going back, has changed one of these fields. */
export function isTouched(inputs: readonly HTMLInputElement[]): boolean {
  return inputs.some((input) =>
    input.type === 'radio' ? input.checked !== input.defaultChecked : input.value !== input.defaultValue,
  );
}

export function isAnyTouched(form: HTMLFormElement): boolean {
  return choiceNames.some((name) => isTouched(inputsOf(form, name)));
}

function inputsOf(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
}

/** Writes the choice to the URL. */
export function writeAddress(form: HTMLFormElement, choice: Choice): void {
  const url = new URL(location.href);
  const suffix = suffixOf(form);
  for (const name of choiceNames) {
    const value = choice[name];
    if (value && !(name === 'printing' && value === 'no')) url.searchParams.set(name + suffix, value);
    else url.searchParams.delete(name + suffix);
  }
  replaceAddress(url);
}

/** The shop URL with the choice: the form's action with all non-empty fields. */
export function shopAddress(form: HTMLFormElement, choice: Choice): string {
  const url = new URL(form.action);
  const shown: Readonly<Record<string, string>> = choice;
  for (const [name, value] of new FormData(form)) {
    const said = shown[name] ?? String(value);
    if (said && !(name === 'printing' && said === 'no')) url.searchParams.set(name, said);
  }
  return url.href;
}
