import type { FormState } from 'payload';
import { isAnswered, offersOptions } from './field-types.ts';

/** A field or option to choose; `value` is its short name, or its id as long as it has none. */
export interface ConditionChoice {
  value: string;
  label: string;
}

export interface EarlierField extends ConditionChoice {
  /** Undefined if the field's type has none. */
  options: ConditionChoice[] | undefined;
}

/** The answerable fields above the one at `path` (`fields.3.showIfField`) in the current form. */
export function earlierFields(state: FormState, path: string): EarlierField[] {
  const index = Number(/^fields\.(\d+)\./.exec(path)?.[1] ?? 0);
  const read = (at: string) => {
    const value = state[at]?.value;
    return typeof value === 'string' ? value : '';
  };
  const choice = (at: string, place: number): ConditionChoice => ({
    value: read(`${at}.name`) || read(`${at}.id`),
    label: read(`${at}.label`).replaceAll('\u00AD', '') || String(place + 1).padStart(2, '0'),
  });
  return Array.from({ length: index }, (_, place) => `fields.${place}`).flatMap((at, place) => {
    const type = read(`${at}.type`);
    if (!isAnswered(type)) return [];
    const rows = state[`${at}.options`]?.rows ?? [];
    const options = offersOptions(type)
      ? rows.map((_, option) => choice(`${at}.options.${option}`, option))
      : undefined;
    return [{ ...choice(at, place), options }];
  });
}
