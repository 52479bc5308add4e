import type { Field } from 'payload';
import { takesWords } from './block-texts.ts';

/**
 * Shows beside each field that takes words what stands there in the other language. It comes in with the field's
 * description, because Payload draws that once: what comes after an input is drawn anew by the server with every answer
 * of the form's, for all fields of a page, and a rich-text editor along with it.
 */
export function withTextsBeside(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (takesWords(field)) return { ...field, admin: { ...field.admin, components: beside(field) } };
    if (
      field.type === 'row' ||
      field.type === 'collapsible' ||
      field.type === 'group' ||
      field.type === 'array'
    )
      return { ...field, fields: withTextsBeside(field.fields) };
    return field;
  });
}

function beside<Components>(field: { admin?: { components?: Components } }) {
  return { ...field.admin?.components, Description: '/languages/text-beside.tsx#TextBeside' };
}
