import type { ReactNode } from 'react';
import { fileTypesOf } from '#forms/file-rules.ts';
import type { FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { FileControl, LongTextControl, SelectControl, TextControl } from '#ui/field/control.tsx';
import type { ControlFacts } from '#ui/field/field.tsx';
import { keyboardOf, suggestionOf } from './field-keyboard.ts';

interface FieldControlProps {
  field: FormField;
  facts: ControlFacts;
  /** Initial value. Undefined without previous answers, so that input from before hydration is kept. */
  given: string | undefined;
}

export function FieldControl({ field, facts, given }: FieldControlProps): ReactNode {
  const common = {
    ...facts,
    name: shortName(field),
    autoComplete: suggestionOf(field.type, field.purpose),
  };
  if (field.type === 'file') return <FileControl {...common} accept={fileTypesOf(field).join(',')} />;
  if (field.type === 'longText') return <LongTextControl {...common} defaultValue={given} />;
  if (field.type === 'select') {
    const options = field.options.map((option) => ({ value: shortName(option), label: option.label }));
    return <SelectControl {...common} look="sheet" options={options} defaultValue={given} />;
  }
  return <TextControl {...common} {...keyboardOf(field.type)} look="sheet" defaultValue={given} />;
}
