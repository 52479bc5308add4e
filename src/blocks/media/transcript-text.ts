import type { RichText, RichTextList } from '#fields/rich-text-tree.ts';
import { plainText } from '#ui/rich-text-inlines.tsx';

/** A transcript as plain text: separate paragraphs, lists with dashes or numbers. */
export function transcriptText(content: RichText): string {
  return content
    .map((node) => {
      if (node.type === 'list') return listText(node, '');
      if (node.type === 'table')
        return [...(node.head ? [node.head] : []), ...node.rows]
          .map((row) => row.map(plainText).join('\t'))
          .join('\n');
      if (node.type === 'image') return node.media.alt;
      return node.type === 'rule' ? '' : plainText(node.children);
    })
    .filter(Boolean)
    .join('\n\n');
}

function listText({ ordered, items }: RichTextList, indent: string): string {
  return items
    .map(({ children, nested }, index) => {
      const line = `${indent}${ordered ? `${index + 1}.` : '–'} ${plainText(children)}`;
      return nested ? `${line}\n${listText(nested, `${indent}  `)}` : line;
    })
    .join('\n');
}
