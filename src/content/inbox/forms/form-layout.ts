import type { Condition, Field } from 'payload';
import { editorFields } from '#fields/content-field.ts';
import { formFields } from '#forms/form.fields.ts';
import { isAnswered, offersOptions } from './field-types.ts';

interface Addition {
  condition?: Condition;
  width?: string;
  components?: object;
}

/** Fields by name, each to be used once. */
class Fields {
  readonly #fields: ReadonlyMap<string, Field>;

  constructor(fields: readonly Field[]) {
    this.#fields = new Map(
      fields.flatMap((field) => ('name' in field && field.name ? [[field.name, field]] : [])),
    );
  }

  take(name: string, { components, ...addition }: Addition = {}): Field {
    const field = this.#fields.get(name);
    if (!field) throw new Error(`There is no field "${name}".`);
    const admin = { ...field.admin, ...addition, ...(components ? { components } : {}) };
    // Every type's `admin` accepts conditions, widths and components; the spread loses which type it is.
    return { ...field, admin } as Field;
  }
}

const declared = new Fields(editorFields(formFields));

/** The form's fields editor; each field shows only the settings that its type uses. */
export function questionFields(): Field[] {
  return [
    declared.take('title'),
    declared.take('introduction'),
    arrangedList('fields', arrangedQuestion, '/inbox/forms/field-row-label.tsx#FieldRowLabel'),
    declared.take('submitLabel'),
  ];
}

export function confirmationFields(): Field[] {
  return [declared.take('confirmation'), declared.take('confirmationPage')];
}

function arrangedList(name: string, arrange: (fields: Fields) => Field[], path: string): Field {
  const list = declared.take(name);
  if (list.type !== 'array') throw new Error(`The field "${name}" is no list.`);
  const RowLabel = { path, clientProps: { types: typeNames(list.fields) } };
  return {
    ...list,
    admin: { ...list.admin, components: { RowLabel } },
    fields: arrange(new Fields(list.fields)),
  };
}

function arrangedQuestion(fields: Fields): Field[] {
  return [
    row(fields.take('label', { width: '60%' }), fields.take('type', { width: '40%' })),
    row(
      fields.take('required', { width: '50%', condition: ofType(isAnswered) }),
      fields.take('width', { width: '50%', condition: ofType(isAnswered) }),
    ),
    labelledOptions(fields.take('options', { condition: ofType(offersOptions) })),
    row(
      fields.take('fileTypes', { width: '50%', condition: ofType(isFile) }),
      fields.take('mostMegabytes', { width: '50%', condition: ofType(isFile) }),
    ),
    fields.take('fixedValue', { condition: ofType((type) => type === 'hidden') }),
    fields.take('hint', { condition: ofType(isAnswered) }),
    row(
      fields.take('showIfField', {
        width: '50%',
        components: { Field: '/inbox/forms/condition-field.tsx#ConditionField' },
      }),
      fields.take('showIfValue', {
        width: '50%',
        condition: (_, { showIfField }) => Boolean(showIfField),
        components: { Field: '/inbox/forms/condition-value.tsx#ConditionValue' },
      }),
    ),
    row(
      fields.take('name', { width: '50%', condition: ofType((type) => type !== 'heading') }),
      fields.take('purpose', { width: '50%', condition: ofType(isTyped) }),
    ),
  ];
}

function labelledOptions(options: Field): Field {
  if (options.type !== 'array') throw new Error('The options are no list.');
  const fields = new Fields(options.fields);
  return {
    ...options,
    admin: { ...options.admin, components: { RowLabel: '/inbox/forms/field-row-label.tsx#OptionRowLabel' } },
    fields: [row(fields.take('label', { width: '60%' }), fields.take('name', { width: '40%' }))],
  };
}

function row(...fields: Field[]): Field {
  return { type: 'row', fields };
}

function ofType(accepted: (type: string) => boolean): Condition {
  return (_, { type }) => typeof type === 'string' && accepted(type);
}

function isFile(type: string): boolean {
  return type === 'file';
}

/** Whether a browser can autofill it. */
function isTyped(type: string): boolean {
  return ['text', 'email', 'telephone', 'date', 'longText'].includes(type);
}

function typeNames(fields: readonly Field[]): Record<string, unknown> {
  const type = fields.find((field) => 'name' in field && field.name === 'type');
  if (type?.type !== 'select') throw new Error('The fields of a form have no type.');
  return Object.fromEntries(
    type.options.flatMap((option) => (typeof option === 'string' ? [] : [[option.value, option.label]])),
  );
}
