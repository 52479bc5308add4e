import type { FormField } from '#forms/form.fields.ts';

type FieldType = FormField['type'];
type FieldPurpose = FormField['purpose'];

interface Keyboard {
  type: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'email' | 'tel' | 'decimal';
}

/** Input type and virtual keyboard of a field. */
export function keyboardOf(type: FieldType): Keyboard {
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
export function suggestionOf(type: FieldType, purpose: FieldPurpose): string | undefined {
  if (purpose === 'other') return undefined;
  if (type === 'text') return purpose;
  if (type === 'email' && purpose === 'email') return purpose;
  if (type === 'telephone' && purpose === 'tel') return purpose;
  return undefined;
}
