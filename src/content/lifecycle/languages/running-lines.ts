import { recordsIn, type Values } from '#content/foundation/fields/field-tree.ts';
import { isRecord } from '#fields/content-field.ts';

/** Rich text (Lexical JSON) as plain text lines. */
export function linesOf(text: unknown): string[] {
  return isRecord(text) ? paragraphs(text.root) : [];
}

function paragraphs(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const children = recordsIn(node.children);
  const isLine = children.some((child) => typeof child.text === 'string' || child.type === 'link');
  if (!isLine) return children.flatMap(paragraphs);
  const nested = children.filter((child) => child.type === 'list').flatMap(paragraphs);
  return [words(node).trim(), ...nested].filter((line) => line !== '');
}

function words(node: Values): string {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return ' ';
  return recordsIn(node.children)
    .filter((child) => child.type !== 'list')
    .map(words)
    .join('');
}
