import type { FlattenedField } from 'payload';
import { recordsIn, type Values } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';

export type Keeps = (collection: string, id: number | string) => boolean;

/**
 * Reduces foreign values to what the declared fields can hold; unknown fields and invalid values are dropped. Row ids
 * are replaced by new ones.
 */
export function fitFields(
  fields: readonly FlattenedField[],
  values: Values,
  keeps: Keeps,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = fitValue(field, values[field.name], keeps);
      return value === undefined ? [] : [[field.name, value] as const];
    }),
  );
}

function fitValue(field: FlattenedField, value: unknown, keeps: Keeps): unknown {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
      return typeof value === 'string' ? value : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
    case 'checkbox':
      return typeof value === 'boolean' ? value : undefined;
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined;
    case 'select':
      return field.options.some((option) => (typeof option === 'string' ? option : option.value) === value)
        ? value
        : undefined;
    case 'upload':
    case 'relationship':
      return fitRelation(field.relationTo, value, keeps);
    case 'group':
      return isRecord(value) ? fitFields(field.flattenedFields, value, keeps) : undefined;
    case 'array':
      return Array.isArray(value)
        ? recordsIn(value)
            .slice(0, field.maxRows ?? 100)
            .map((row) => fitFields(field.flattenedFields, row, keeps))
        : undefined;
    case 'richText':
      return fitRichText(value, keeps);
    default:
      return undefined;
  }
}

function fitRelation(relationTo: unknown, value: unknown, keeps: Keeps): unknown {
  const id = isRecord(value) ? value.id : value;
  if (typeof relationTo !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return undefined;
  return keeps(relationTo, id) ? id : undefined;
}

/** The node types of our rich text editor, which renders nothing at all if there is an unknown one. */
const knownNodes = new Set([
  ...['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'horizontalrule', 'upload'],
  ...['table', 'tablerow', 'tablecell', 'link', 'autolink', 'text', 'linebreak', 'tab'],
]);

function fitRichText(value: unknown, keeps: Keeps): unknown {
  const root = isRecord(value) ? fitNode(value.root, keeps) : undefined;
  return root && Array.isArray(root.children) && root.children.length > 0 ? { root } : undefined;
}

function fitNode(node: unknown, keeps: Keeps): Record<string, unknown> | undefined {
  if (!isRecord(node) || typeof node.type !== 'string' || !knownNodes.has(node.type)) return undefined;
  const { type, children, fields, value, $: state } = node;
  const fitted: Record<string, unknown> = scalars(node);
  if (type === 'text' && typeof node.text !== 'string') return undefined;
  if (type === 'upload') {
    const file = fitRelation(node.relationTo, value, keeps);
    if (file === undefined) return undefined;
    fitted.value = file;
  }
  if (isRecord(fields)) fitted.fields = scalars(fields);
  if ((type === 'link' || type === 'autolink') && !isRecord(fields)) return undefined;
  if (isRecord(state)) fitted.$ = scalars(state);
  if (Array.isArray(children)) {
    fitted.children = children.flatMap((child: unknown) => fitNode(child, keeps) ?? []);
  }
  // Colours and sizes, which pages don't show.
  if ('style' in fitted) fitted.style = '';
  if ('textStyle' in fitted) fitted.textStyle = '';
  return fitted;
}

function scalars(values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}
