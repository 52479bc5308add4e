import { z } from 'zod';
import type { EditorText } from '#i18n/editor-texts.ts';
import type { ContentField, FieldFacts } from './content-field.ts';

interface ChoiceOptions<Option extends string> extends FieldFacts {
  /** Stored value -> label; the first is the default. */
  options: { readonly [Value in Option]: EditorText };
}

/** One of a few named options. A stored value that is no longer offered falls back to the default. */
export function choice<Option extends string>(
  options: ChoiceOptions<Option>,
): ContentField<Option, Option | undefined> {
  const values = optionNames(options.options);
  const [first] = values;
  if (first === undefined) throw new Error(`The choice "${options.label.en}" needs at least one option.`);
  return {
    facts: { label: options.label, help: options.help },
    schema: z.enum(values as [Option, ...Option[]]),
    editor: (name) => ({
      name,
      type: 'select',
      label: options.label,
      required: true,
      defaultValue: first,
      options: values.map((value) => ({ value, label: { ...options.options[value] } })),
      admin: { description: options.help },
    }),
    resolve: (stored) => values.find((value) => value === stored) ?? first,
    store: (authored) => authored ?? first,
  };
}

function optionNames<Option extends string>(options: { readonly [Value in Option]: EditorText }): Option[] {
  // Object.keys widens to string; by the parameter's type the keys are the options.
  return Object.keys(options) as Option[];
}

interface ToggleOptions extends FieldFacts {
  startsOn?: boolean;
}

export function toggle(options: ToggleOptions): ContentField<boolean, boolean | undefined> {
  const startsOn = options.startsOn ?? false;
  return {
    facts: { label: options.label, help: options.help },
    schema: z.boolean(),
    editor: (name) => ({
      name,
      type: 'checkbox',
      label: options.label,
      defaultValue: startsOn,
      admin: { description: options.help },
    }),
    resolve: (stored) => (typeof stored === 'boolean' ? stored : startsOn),
    store: (authored) => authored ?? startsOn,
  };
}

interface NumberOptions extends FieldFacts {
  min: number;
  max: number;
  startsAt: number;
}

export function wholeNumber(options: NumberOptions): ContentField<number, number | undefined> {
  return {
    facts: { label: options.label, help: options.help },
    schema: z.number().int().min(options.min).max(options.max),
    editor: (name) => ({
      name,
      type: 'number',
      label: options.label,
      required: true,
      min: options.min,
      max: options.max,
      defaultValue: options.startsAt,
      admin: { description: options.help, step: 1 },
    }),
    resolve: (stored) => (typeof stored === 'number' ? stored : options.startsAt),
    store: (authored) => authored ?? options.startsAt,
  };
}
