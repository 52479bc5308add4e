import type { FormField } from '#forms/form.fields.ts';

type FieldType = FormField['type'];
type FieldPurpose = FormField['purpose'];

interface Keyboard {
  type: 'text' | 'email' | 'tel' | 'date';
  inputMode?: 'email' | 'tel' | 'decimal';
}

/** Which input, and which keyboard on a phone, a type of field gets. */
export function keyboardOf(type: FieldType): Keyboard {
  switch (type) {
    case 'email':
      return { type: 'email', inputMode: 'email' };
    case 'telephone':
      return { type: 'tel', inputMode: 'tel' };
    case 'number':
      // A number input changes by scrolling and drops what it cannot read; digits in a text input stay as typed.
      return { type: 'text', inputMode: 'decimal' };
    case 'date':
      return { type: 'date' };
    default:
      return { type: 'text' };
  }
}

/** The browser's autocomplete token, as far as HTML allows it on this type of field. */
export function suggestionOf(type: FieldType, purpose: FieldPurpose): string | undefined {
  if (purpose === 'other') return undefined;
  if (type === 'text') return purpose;
  if (type === 'email' && purpose === 'email') return purpose;
  if (type === 'telephone' && purpose === 'tel') return purpose;
  return undefined;
}
