import type { Field } from 'payload';
import { isRecord } from '#fields/content-field.ts';

export type Keeps = (collection: string, id: number | string) => boolean;

/**
 * Reduces foreign values to what the declared fields can hold; unknown fields and invalid values are dropped. Row ids
 * are replaced by new ones.
 */
export function fitFields(
  fields: readonly Field[],
  values: Readonly<Record<string, unknown>>,
  keeps: Keeps,
): Record<string, unknown> {
  const fitted: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(fitted, fitFields(field.fields, values, keeps));
    } else if ('name' in field && field.name !== undefined) {
      const value = fitValue(field, values[field.name], keeps);
      if (value !== undefined) fitted[field.name] = value;
    }
  }
  return fitted;
}

function fitValue(field: Field, value: unknown, keeps: Keeps): unknown {
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
      return isRecord(value) ? fitFields(field.fields, value, keeps) : undefined;
    case 'array':
      return Array.isArray(value)
        ? value
            .filter(isRecord)
            .slice(0, field.maxRows ?? 100)
            .map((row) => fitFields(field.fields, row, keeps))
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

function scalars(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
    ),
  );
}
