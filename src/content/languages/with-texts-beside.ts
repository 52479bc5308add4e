import type { Field } from 'payload';
import { takesWords } from './block-texts.ts';

/**
 * Shows the other language's text beside each text field. It is part of the field's description, which Payload
 * renders once: `afterInput` components of all fields are re-rendered by the server with every form state, including
 * rich text editors.
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
