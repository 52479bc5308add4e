import { type Control, controls, enteredIn, isChanged, isCheckable } from './controls.ts';
import { typedKey } from './typed-key.ts';

/** What was typed, by the page's address and the names of `namedControls`. */
type TypedRecord = Record<string, Readonly<Record<string, string>>>;

/**
 * Keeps what was typed, on this page and on those behind it, for the next document; but never passwords and files.
 * @throws if the browser has no place for it
 */
export function keepTyped(): void {
  const record: TypedRecord = {};
  for (const page of document.querySelectorAll<HTMLElement>('[data-page]')) {
    const typed = namedControls(page)
      .filter(([, control]) => isChanged(control) && !/^(password|file)$/.test(control.type))
      .map(([name, control]) => [name, enteredIn(control)]);
    if (typed.length > 0) record[page.dataset.page ?? ''] = Object.fromEntries(typed);
  }
  sessionStorage.setItem(typedKey, JSON.stringify(record));
}

/** Puts back what a document before this one has kept for a page, once. */
export function restoreTyped(page: HTMLElement): void {
  const values = takeTyped(page.dataset.page ?? '');
  for (const [name, control] of namedControls(page)) {
    const value = values[name];
    // The visitor may have been faster.
    if (value !== undefined && !isChanged(control)) enter(control, value);
  }
}

/** Does what may put other controls into the place of some of a page's, and keeps what was entered, files included. */
export function carryTyped(page: HTMLElement, act: () => void): void {
  const typed = new Map(namedControls(page).filter(([, control]) => isChanged(control)));
  act();
  for (const [name, control] of namedControls(page)) {
    const before = typed.get(name);
    if (!before || before === control || isChanged(control)) continue;
    if (control instanceof HTMLInputElement && before instanceof HTMLInputElement && control.type === 'file')
      control.files = before.files;
    else enter(control, enteredIn(before));
  }
}

/** As a visitor would, so that everybody who listens hears of it. */
function enter(control: Control, value: string): void {
  if (isCheckable(control)) {
    control.click();
    return;
  }
  control.value = value;
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function takeTyped(address: string): Readonly<Record<string, string>> {
  const { [address]: values = {}, ...others } = readRecord();
  if (Object.keys(others).length > 0) sessionStorage.setItem(typedKey, JSON.stringify(others));
  else sessionStorage.removeItem(typedKey);
  return values;
}

function readRecord(): TypedRecord {
  try {
    return Object(JSON.parse(sessionStorage.getItem(typedKey) ?? '{}'));
  } catch {
    return {};
  }
}

/**
 * The controls of a page, each by its kind, its label, and how many before it have the same. Ids would be no name: React
 * counts them again when another build renders the page differently. What is labelled otherwise now is another question.
 */
function namedControls(page: HTMLElement): [name: string, control: Control][] {
  const counts: Record<string, number> = {};
  return controls(page).map((control) => {
    const label = control.labels?.[0]?.textContent ?? control.ariaLabel;
    const name = `${control.type} ${label}`;
    counts[name] = (counts[name] ?? 0) + 1;
    return [`${name} ${counts[name]}`, control];
  });
}
