import { type Control, controls, enteredIn, isChanged, isCheckable } from './controls.ts';
import { typedKey } from './typed-key.ts';

/** What was typed at a path, by the names of `namedControls`. */
interface TypedRecord {
  path: string;
  values: Readonly<Record<string, string>>;
}

/**
 * Keeps what was typed for the next document at this path, but never passwords and files.
 * @throws if the browser has no place for it
 */
export function keepTyped(): void {
  const values = Object.fromEntries(
    namedControls()
      .filter(([, control]) => isChanged(control) && !/^(password|file)$/.test(control.type))
      .map(([name, control]) => [name, enteredIn(control)]),
  );
  const record: TypedRecord = { path: location.pathname, values };
  sessionStorage.setItem(typedKey, JSON.stringify(record));
}

/** Puts back what the document before this one has kept, and forgets it. */
export function restoreTyped(): void {
  const record = takeRecord();
  if (record?.path !== location.pathname) return;
  for (const [name, control] of namedControls()) {
    const value = record.values[name];
    // The visitor may have been faster.
    if (value === undefined || isChanged(control)) continue;
    if (isCheckable(control)) control.click();
    else {
      control.value = value;
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }
}

function takeRecord(): TypedRecord | undefined {
  try {
    const { path, values } = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}');
    sessionStorage.removeItem(typedKey);
    return typeof path === 'string' && typeof values === 'object' ? { path, values } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The controls, each by its kind, its label, and how many before it have the same. Ids would be no name: React counts
 * them anew when another build renders the page differently. What is labelled otherwise now is another question.
 */
function namedControls(): [name: string, control: Control][] {
  const counts: Record<string, number> = {};
  return controls().map((control) => {
    const name = `${control.type} ${control.labels?.[0]?.textContent ?? control.ariaLabel}`;
    counts[name] = (counts[name] ?? 0) + 1;
    return [`${name} ${counts[name]}`, control];
  });
}
