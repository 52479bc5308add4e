import type { ReactNode } from 'react';
import { fileTypesOf } from '#forms/file-rules.ts';
import type { FormField } from '#forms/form.fields.ts';
import { shortName } from '#forms/short-name.ts';
import { FileControl, LongTextControl, SelectControl, TextControl } from '#ui/field/control.tsx';
import type { ControlFacts } from '#ui/field/field.tsx';

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

type FieldType = FormField['type'];
type FieldPurpose = FormField['purpose'];

interface Keyboard {
  type: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'email' | 'tel' | 'decimal';
}

function keyboardOf(type: FieldType): Keyboard {
  switch (type) {
    case 'email':
      return { type: 'email', inputMode: 'email' };
    case 'telephone':
      return { type: 'tel', inputMode: 'tel' };
    case 'number':
      // Number inputs change on scroll and drop unparsable input; text inputs keep digits as typed.
      return { type: 'text', inputMode: 'decimal' };
    case 'date':
      return { type: 'date' };
    default:
      return { type: 'text' };
  }
}

/** The autocomplete token, where HTML allows it for this type. */
function suggestionOf(type: FieldType, purpose: FieldPurpose): string | undefined {
  if (purpose === 'other') return undefined;
  if (type === 'text') return purpose;
  if (type === 'email' && purpose === 'email') return purpose;
  if (type === 'telephone' && purpose === 'tel') return purpose;
  return undefined;
}
