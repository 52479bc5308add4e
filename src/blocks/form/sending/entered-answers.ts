import { askedFields, type ChosenFiles } from '#forms/asked-fields.ts';
import type { Form } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';

export interface Entered {
  /** By field name. */
  answers: Record<string, string | string[]>;
  files: Record<string, File[]>;
  website: string;
}

/** Date inputs return nothing for an invalid date; this invalid value stands in for it. */
const unreadable = '?';

export function enteredAnswers(form: Pick<Form, 'fields'>, element: HTMLFormElement): Entered {
  const data = new FormData(element);
  const entered: Entered = { answers: {}, files: {}, website: textOf(data.get('$website')) };
  for (const field of form.fields) {
    const name = shortName(field);
    const values = data.getAll(name);
    if (field.type === 'file') {
      const files = values.filter((value) => value instanceof File && value.name !== '');
      if (files.length > 0) entered.files[name] = files.filter((file) => file instanceof File);
    } else if (field.type === 'checkboxes') {
      if (values.length > 0) entered.answers[name] = values.map(textOf);
    } else if (values.length > 0) {
      entered.answers[name] = isHalfFilled(element, name) ? unreadable : textOf(values[0] ?? null);
    }
  }
  return entered;
}

/** Drops answers to fields that don't apply, so that nothing hidden is sent. */
export function askedOnly(form: Pick<Form, 'fields'>, entered: Entered): Entered {
  const files: ChosenFiles = entered.files;
  const asked = new Set(askedFields(form, entered.answers, files).map(shortName));
  const pick = <Value>(from: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(from).filter(([name]) => asked.has(name)));
  return { ...entered, answers: pick(entered.answers), files: pick(entered.files) };
}

function isHalfFilled(element: HTMLFormElement, name: string): boolean {
  const control = element.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.type === 'date' && control.validity.badInput;
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
