import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RichText, RichTextInline, RichTextList, RichTextNode, RichTextText } from './rich-text-tree.ts';

/**
 * Reads Markdown as authored in examples and seeds: headings ## to ####, lists, quotes, tables, rules, links,
 * **bold**, *italic*, `code`. Pictures are left to the media fields.
 */
export function richTextFromMarkdown(markdown: string): RichText {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return root.children.flatMap(blockNode);
}

function blockNode(node: RootContent): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlineNodes(node.children) }];
    case 'heading':
      return [{ type: 'heading', level: headingLevel(node.depth), children: inlineNodes(node.children) }];
    case 'list':
      return [listNode(node)];
    case 'blockquote':
      return [
        {
          type: 'quote',
          children: node.children.flatMap((child) =>
            child.type === 'paragraph' ? inlineNodes(child.children) : [],
          ),
        },
      ];
    case 'thematicBreak':
      return [{ type: 'rule' }];
    case 'table': {
      const [head, ...rows] = node.children.map((row) =>
        row.children.map((cell) => inlineNodes(cell.children)),
      );
      return [{ type: 'table', ...(head ? { head } : {}), rows }];
    }
    default:
      throw new Error(`Markdown in examples may not contain "${node.type}".`);
  }
}

function headingLevel(depth: number): 2 | 3 | 4 {
  return depth <= 2 ? 2 : depth === 3 ? 3 : 4;
}

function listNode(list: Extract<RootContent, { type: 'list' }>): RichTextList {
  return {
    type: 'list',
    ordered: list.ordered ?? false,
    items: list.children.map((item) => {
      const nested = item.children.find((child) => child.type === 'list');
      return {
        children: item.children.flatMap((child) =>
          child.type === 'paragraph' ? inlineNodes(child.children) : [],
        ),
        ...(nested ? { nested: listNode(nested) } : {}),
      };
    }),
  };
}

type Marks = Omit<RichTextText, 'type' | 'text'>;

function inlineNodes(nodes: PhrasingContent[], marks: Marks = {}): RichTextInline[] {
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'text':
        return [{ type: 'text', text: node.value.replaceAll('\n', ' '), ...marks }];
      case 'inlineCode':
        return [{ type: 'text', text: node.value, ...marks, code: true }];
      case 'strong':
        return inlineNodes(node.children, { ...marks, bold: true });
      case 'emphasis':
        return inlineNodes(node.children, { ...marks, italic: true });
      case 'break':
        return [{ type: 'break' }];
      case 'link':
        return [
          {
            type: 'link',
            href: node.url,
            children: inlineNodes(node.children, marks).filter((child) => child.type !== 'link'),
          },
        ];
      default:
        throw new Error(`Markdown in examples may not contain "${node.type}".`);
    }
  });
}
