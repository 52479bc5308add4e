import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { RichText, RichTextInline, RichTextList, RichTextNode, RichTextText } from './rich-text-tree.ts';

type FindPicture = (key: string) => number | string;

/**
 * Parses the Markdown of examples and seeds: headings ## to ####, lists, quotes, tables, rules, links, **bold**,
 * *italic*, `code`, <u>, <s>, text in the other language in <span lang="de"> (or "en"), and pictures by key in a
 * paragraph of their own: ![](kurve).
 */
export function richTextFromMarkdown(markdown: string, findPicture?: FindPicture): RichText {
  const root = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return root.children.flatMap((node) => blockNode(node, findPicture));
}

function blockNode(node: RootContent, findPicture: FindPicture | undefined): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      if (node.children[0]?.type === 'image' && findPicture) {
        return [{ type: 'image', media: recordOnly(findPicture(node.children[0].url)) }];
      }
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

/** A picture with only its id, since nothing else is stored. */
function recordOnly(id: number | string): Extract<RichTextNode, { type: 'image' }>['media'] {
  return {
    id: String(id),
    type: 'image',
    src: '',
    mimeType: '',
    size: 0,
    alt: '',
    focal: { x: 50, y: 50 },
    sources: [],
  };
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

/** The Markdown parser yields tags as siblings of the text they mark. */
const tags: Readonly<Record<string, Marks>> = {
  '<u>': { underline: true },
  '</u>': { underline: false },
  '<s>': { strike: true },
  '</s>': { strike: false },
  '<span lang="de">': { language: 'de' },
  '<span lang="en">': { language: 'en' },
  '</span>': { language: undefined },
};

function inlineNodes(nodes: PhrasingContent[], outerMarks: Marks = {}): RichTextInline[] {
  let marks = outerMarks;
  return nodes.flatMap((node): RichTextInline[] => {
    switch (node.type) {
      case 'html': {
        const tag = tags[node.value];
        if (!tag) throw new Error(`Markdown in examples may not contain ${node.value}.`);
        marks = { ...marks, ...tag };
        return [];
      }
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
