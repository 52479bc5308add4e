import { isRecord } from '#fields/content-field.ts';

type Values = Readonly<Record<string, unknown>>;

/** Rich text (Lexical JSON) as plain text lines. */
export function linesOf(text: unknown): string[] {
  return isRecord(text) ? paragraphs(text.root) : [];
}

function paragraphs(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const children = rowsOf(node.children);
  const isLine = children.some((child) => typeof child.text === 'string' || child.type === 'link');
  if (!isLine) return children.flatMap(paragraphs);
  const nested = children.filter((child) => child.type === 'list').flatMap(paragraphs);
  return [words(node).trim(), ...nested].filter((line) => line !== '');
}

function words(node: Values): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return ' ';
  return rowsOf(node.children)
    .filter((child) => child.type !== 'list')
    .map(words)
    .join('');
}

export function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
