import { type Choice, choiceNames } from './product-choice.ts';

/** The names of the choice in the page's address: the second product of a page says `variant-2`, and so on. */
function suffixOf(form: HTMLFormElement): string {
  const page = form.closest('[data-page]') ?? document;
  const place = [...page.querySelectorAll('form[data-product]')].indexOf(form);
  return place > 0 ? `-${place + 1}` : '';
}

/**
 * Makes the form's fields say what the page's address says; values that it has not are ignored. `isKept` says which
 * fields stay as they are, `isReset` that what the address leaves out goes back to how it was at first.
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

/** Whether somebody, or the browser on the way back, has changed one of these fields. */
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

/** Writes the choice into the page's address, in the place of what stood there: Back still leaves the page. */
export function writeAddress(form: HTMLFormElement, choice: Choice): void {
  const url = new URL(location.href);
  const suffix = suffixOf(form);
  for (const name of choiceNames) {
    const value = choice[name];
    if (value && !(name === 'printing' && value === 'no')) url.searchParams.set(name + suffix, value);
    else url.searchParams.delete(name + suffix);
  }
  if (url.href === location.href) return;
  // The entry's own state, by which the next page's transition is chosen, would be lost otherwise.
  const navigation = 'navigation' in window ? window.navigation : undefined;
  const state: unknown = navigation?.currentEntry?.getState();
  history.replaceState(history.state, '', url);
  navigation?.updateCurrentEntry({ state });
}

/** Where the choice is bought: the form's own address with everything in it that says something. */
export function shopAddress(form: HTMLFormElement, choice: Choice): string {
  const url = new URL(form.action);
  const shown: Readonly<Record<string, string>> = choice;
  for (const [name, value] of new FormData(form)) {
    const said = shown[name] ?? String(value);
    if (said && !(name === 'printing' && said === 'no')) url.searchParams.set(name, said);
  }
  return url.href;
}
