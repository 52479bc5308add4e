import type { Field } from 'payload';
import { mapFields } from '#content/foundation/fields/field-tree.ts';
import { takesWords } from './block-texts.ts';

/**
 * Shows the other language's text beside each text field. It is part of the field's description, which Payload
 * renders once: `afterInput` components of all fields are re-rendered by the server with every form state, including
 * rich text editors.
 */
export function withTextsBeside(fields: readonly Field[]): Field[] {
  return mapFields(fields, (field) =>
    takesWords(field) ? { ...field, admin: { ...field.admin, components: beside(field) } } : field,
  );
}

function beside<Components>(field: { admin?: { components?: Components } }) {
  return { ...field.admin?.components, Description: '/lifecycle/languages/text-beside.tsx#TextBeside' };
}
