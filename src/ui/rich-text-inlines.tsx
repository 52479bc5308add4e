import { Fragment, type ReactNode } from 'react';
import type { RichTextInline, RichTextText } from '#fields/rich-text-tree.ts';
import { BrandText } from './brand-text.tsx';

/** Inline content of a paragraph, cell or list item. Links without text are skipped. */
export function inlines(nodes: readonly RichTextInline[]): ReactNode {
  return each(nodes, (node) => {
    if (node.type === 'break') return <br />;
    if (node.type === 'text') return markedText(node);
    return plainText(node.children) ? <a href={node.href}>{inlines(node.children)}</a> : null;
  });
}

function markedText(node: RichTextText): ReactNode {
  let text: ReactNode = <BrandText>{node.text}</BrandText>;
  if (node.language) text = <span lang={node.language}>{text}</span>;
  if (node.code) text = <code>{text}</code>;
  if (node.strike) text = <s>{text}</s>;
  if (node.underline) text = <u>{text}</u>;
  if (node.italic) text = <em>{text}</em>;
  return node.bold ? <strong>{text}</strong> : text;
}

/** The text of inline content without marks. */
export function plainText(nodes: readonly RichTextInline[]): string {
  const words = nodes.map((node) =>
    node.type === 'text' ? node.text : node.type === 'link' ? plainText(node.children) : ' ',
  );
  return words.join('').trim();
}

/** Renders items that have no id. */
export function each<Item>(
  items: readonly Item[],
  render: (item: Item, index: number) => ReactNode,
): ReactNode {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    <Fragment key={index}>{render(item, index)}</Fragment>
  ));
}
