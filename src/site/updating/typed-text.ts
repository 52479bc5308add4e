import { type Control, controls, enteredIn, isChanged, isCheckable } from './controls.ts';
import { typedKey } from './typed-key.ts';

/** Typed input by page address and control name, see `namedControls`. */
type TypedRecord = Record<string, Readonly<Record<string, string>>>;

/**
 * Stores typed input of all kept pages for the next document, except passwords and files.
 * @throws if storage isn't available
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

/** Restores a page's stored input, once. */
export function restoreTyped(page: HTMLElement): void {
  const values = takeTyped(page.dataset.page ?? '');
  for (const [name, control] of namedControls(page)) {
    const value = values[name];
    // The visitor may already have typed something.
    if (value !== undefined && !isChanged(control)) enter(control, value);
  }
}

/**
 * Notes what was entered, including files. The returned function enters it into controls that have replaced others.
 * `wordOf` identifies a control among those of its type.
 */
export function noteTyped(page: HTMLElement, wordOf = labelOf): () => void {
  const typed = new Map(namedControls(page, wordOf).filter(([, control]) => isChanged(control)));
  return () => {
    for (const [name, control] of namedControls(page, wordOf)) {
      const before = typed.get(name);
      if (!before || before === control || isChanged(control)) continue;
      if (
        control instanceof HTMLInputElement &&
        before instanceof HTMLInputElement &&
        control.type === 'file'
      )
        control.files = before.files;
      else enter(control, enteredIn(before));
    }
  };
}

/** Sets a value and fires the events of real input. */
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
 * Names each control by type, label and ordinal. Ids aren't stable: React numbers them differently when another build
 * renders the page differently. A changed label is another question.
 */
function namedControls(page: HTMLElement, wordOf = labelOf): [name: string, control: Control][] {
  const counts: Record<string, number> = {};
  return controls(page).map((control) => {
    const name = `${control.type} ${wordOf(control)}`;
    counts[name] = (counts[name] ?? 0) + 1;
    return [`${name} ${counts[name]}`, control];
  });
}

function labelOf(control: Control): string {
  return String(control.labels?.[0]?.textContent ?? control.ariaLabel);
}

/** Where the labels may have been translated, but the controls are the same. */
export function nameOf(control: Control): string {
  return isCheckable(control) ? `${control.name} ${control.value}` : control.name;
}
