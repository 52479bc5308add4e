import { isLocale, type Locale } from '#i18n/locales.ts';
import { localizedHref } from '#i18n/localized-path.ts';
import { isRecord, type ResolveContext } from './content-field.ts';
import { isLinkTarget } from './link.ts';
import { resolveMedia } from './media.ts';
import type { RichText, RichTextInline, RichTextList, RichTextNode, RichTextText } from './rich-text-tree.ts';

type StoredNode = Readonly<Record<string, unknown>>;

type TextContext = Pick<ResolveContext, 'locale' | 'brand'>;

/** Lexical's bit mask of text formats. */
const formats = { bold: 1, italic: 2, strike: 4, underline: 8, code: 16 } as const;
/** Lexical's key for custom text state; here, the language of a text. */
const stateKey = '$';

const markNames = ['bold', 'italic', 'strike', 'underline', 'code'] as const;

/** Parses the editor's stored state. Unknown nodes and rejected links are dropped individually. */
export function richTextFromLexical(stored: unknown, context: TextContext): RichText {
  const root = isRecord(stored) && isRecord(stored.root) ? stored.root : undefined;
  return root ? childrenOf(root).flatMap((node) => blockFromLexical(node, context)) : [];
}

function childrenOf(node: StoredNode): StoredNode[] {
  return Array.isArray(node.children) ? node.children.filter(isRecord) : [];
}

function blockFromLexical(node: StoredNode, { locale, brand }: TextContext): RichTextNode[] {
  const inline = () => childrenOf(node).flatMap((child) => inlineFromLexical(child, locale));
  switch (node.type) {
    case 'paragraph': {
      const children = inline();
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading':
      return [
        { type: 'heading', level: node.tag === 'h4' ? 4 : node.tag === 'h3' ? 3 : 2, children: inline() },
      ];
    case 'quote':
      return [{ type: 'quote', children: inline() }];
    case 'list':
      return [listFromLexical(node, locale)];
    case 'horizontalrule':
      return [{ type: 'rule' }];
    case 'upload': {
      const media = resolveMedia(node.value, brand);
      return media ? [{ type: 'image', media }] : [];
    }
    case 'table':
      return [tableFromLexical(node, locale)];
    default:
      return [];
  }
}

function listFromLexical(node: StoredNode, locale: Locale): RichTextList {
  const items: RichTextList['items'] = [];
  for (const item of childrenOf(node)) {
    const nestedNode = childrenOf(item).find((child) => child.type === 'list');
    const children = childrenOf(item).flatMap((child) => inlineFromLexical(child, locale));
    const nested = nestedNode ? listFromLexical(nestedNode, locale) : undefined;
    const previous = items.at(-1);
    // The editor stores a nested list as a separate item after its parent.
    if (nested && children.length === 0 && previous && !previous.nested) previous.nested = nested;
    else items.push({ children, ...(nested ? { nested } : {}) });
  }
  return { type: 'list', ordered: node.listType === 'number', items };
}

function tableFromLexical(node: StoredNode, locale: Locale): RichTextNode {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => ({
      heading: typeof cell.headerState === 'number' && (cell.headerState & 1) === 1,
      children: childrenOf(cell).flatMap((paragraph) =>
        childrenOf(paragraph).flatMap((child) => inlineFromLexical(child, locale)),
      ),
    })),
  );
  const [first, ...others] = rows;
  const cells = (row: { children: RichTextInline[] }[]) => row.map((cell) => cell.children);
  if (first && first.length > 0 && first.every((cell) => cell.heading)) {
    return { type: 'table', head: cells(first), rows: others.map(cells) };
  }
  return { type: 'table', rows: rows.map(cells) };
}

function inlineFromLexical(node: StoredNode, locale: Locale): RichTextInline[] {
  switch (node.type) {
    case 'text':
      return typeof node.text === 'string' && node.text !== '' ? [textFromLexical(node.text, node)] : [];
    case 'linebreak':
      return [{ type: 'break' }];
    case 'link':
    case 'autolink': {
      const children = childrenOf(node)
        .flatMap((child) => inlineFromLexical(child, locale))
        .filter((child) => child.type !== 'link');
      const url = isRecord(node.fields) && typeof node.fields.url === 'string' ? node.fields.url : '';
      return isLinkTarget(url) ? [{ type: 'link', href: localizedHref(url, locale), children }] : children;
    }
    default:
      return [];
  }
}

function textFromLexical(text: string, { format, [stateKey]: state }: StoredNode): RichTextText {
  const bits = typeof format === 'number' ? format : 0;
  const marks = markNames.filter((mark) => (bits & formats[mark]) !== 0).map((mark) => [mark, true] as const);
  const language = isRecord(state) && isLocale(state.language) ? state.language : undefined;
  return { type: 'text', text, ...Object.fromEntries(marks), ...(language && { language }) };
}

/** The reverse of `richTextFromLexical`, in the default locale. */
export function lexicalFromRichText(tree: RichText): Record<string, unknown> {
  return { root: element('root', tree.map(blockToLexical)) };
}

function element(
  type: string,
  children: unknown[],
  more: Record<string, unknown> = {},
): Record<string, unknown> {
  return { type, children, direction: 'ltr', format: '', indent: 0, version: 1, ...more };
}

function paragraph(children: RichTextInline[]): Record<string, unknown> {
  return element('paragraph', children.map(inlineToLexical), { textFormat: 0, textStyle: '' });
}

function blockToLexical(node: RichTextNode): Record<string, unknown> {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children);
    case 'heading':
      return element('heading', node.children.map(inlineToLexical), { tag: `h${node.level}` });
    case 'quote':
      return element('quote', node.children.map(inlineToLexical));
    case 'list':
      return listToLexical(node, 0);
    case 'rule':
      return { type: 'horizontalrule', version: 1 };
    case 'image':
      return {
        type: 'upload',
        version: 3,
        format: '',
        relationTo: 'media',
        value: /^\d+$/.test(node.media.id) ? Number(node.media.id) : node.media.id,
        fields: null,
      };
    case 'table':
      return element('table', [
        ...(node.head ? [rowToLexical(node.head, 1)] : []),
        ...node.rows.map((row) => rowToLexical(row, 0)),
      ]);
  }
}

function listToLexical(list: RichTextList, indent: number): Record<string, unknown> {
  const items = list.items.flatMap((item, index) => [
    element('listitem', item.children.map(inlineToLexical), { value: index + 1, indent }),
    ...(item.nested
      ? [element('listitem', [listToLexical(item.nested, indent + 1)], { value: index + 2, indent })]
      : []),
  ]);
  return element('list', items, {
    listType: list.ordered ? 'number' : 'bullet',
    tag: list.ordered ? 'ol' : 'ul',
    start: 1,
  });
}

function rowToLexical(cells: RichTextInline[][], headerState: 0 | 1): Record<string, unknown> {
  const children = cells.map((cell) =>
    element('tablecell', [paragraph(cell)], { headerState, colSpan: 1, rowSpan: 1, backgroundColor: null }),
  );
  return element('tablerow', children);
}

function inlineToLexical(node: RichTextInline): Record<string, unknown> {
  if (node.type === 'break') return { type: 'linebreak', version: 1 };
  if (node.type === 'link') {
    return element('link', node.children.map(inlineToLexical), {
      version: 3,
      fields: { url: node.href, linkType: 'custom', newTab: false },
    });
  }
  const format = markNames.reduce((bits, mark) => (node[mark] ? bits | formats[mark] : bits), 0);
  const state = node.language && { [stateKey]: { language: node.language } };
  return {
    type: 'text',
    text: node.text,
    format,
    detail: 0,
    mode: 'normal',
    style: '',
    version: 1,
    ...state,
  };
}
