import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Delete } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Says nothing as text: scripts, drawings, controls, and what is only there for the eye. */
const silent = new Set(
  'script style template noscript svg canvas form input select textarea button dialog iframe video audio source'.split(
    ' ',
  ),
);

/** A rendered page's content as Markdown, with absolute addresses; `address` is the page's own. */
export function pageMarkdown(html: string, address: string): string {
  const document = fromHtml(html);
  const main = find(document, ({ tagName }) => tagName === 'main') ?? document;
  const title = find(main, ({ tagName }) => tagName === 'h1') ? [] : titleOf(document);
  const base: Element = { type: 'element', tagName: 'base', properties: { href: address }, children: [] };
  const content: ElementContent[] = [base, ...title, ...spoken(main)];
  const tree = toMdast({ type: 'element', tagName: 'main', properties: {}, children: content });
  const text = toMarkdown(tree.type === 'root' ? tree : { type: 'root', children: [] }, {
    bullet: '-',
    extensions: [gfmTableToMarkdown()],
    handlers: {
      delete: (node: Delete, _, state, info) =>
        `~~${state.containerPhrasing(node, { ...info, before: '~', after: '~' })}~~`,
    },
  });
  return `${text.replaceAll('\u00AD', '').trim()}\n\n<${address}>\n`;
}

function titleOf(document: Nodes): ElementContent[] {
  const title = find(document, ({ tagName }) => tagName === 'title');
  return title ? [{ type: 'element', tagName: 'h1', properties: {}, children: title.children }] : [];
}

function spoken({ children }: Parents): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (child.type !== 'element' || isSilent(child)) return [];
    return [{ ...child, children: spoken(child) }];
  });
}

function isSilent({ tagName, properties: { hidden, ariaHidden } }: Element): boolean {
  return silent.has(tagName) || Boolean(hidden) || ariaHidden === 'true';
}

function find(node: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isWanted(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
