import { allowedHtml } from '#fields/allowed-html.ts';

const elements: readonly string[] = allowedHtml.elements;
const attributes: Readonly<Record<string, readonly string[]>> = allowedHtml.attributes;

export interface ParsedElement {
  localName: string;
  attributes: Iterable<{ name: string; value: string }>;
}

/** What sanitizing drops from these elements, each kind once: `<script>`, `<p onclick>`, `<a href="http:…">`. */
export function droppedParts(parsed: Iterable<ParsedElement>): string[] {
  const dropped = new Set<string>();
  for (const { localName, attributes: own } of parsed) {
    if (!elements.includes(localName)) {
      dropped.add(`<${localName}>`);
      continue;
    }
    const allowed = [...(attributes[localName] ?? []), ...(attributes['*'] ?? [])];
    for (const { name, value } of own) {
      if (!allowed.includes(name)) dropped.add(`<${localName} ${name}>`);
      else if (name === 'href' && !isAllowedTarget(value)) dropped.add(`<a href="${schemeOf(value)}…">`);
    }
  }
  return [...dropped];
}

function isAllowedTarget(href: string): boolean {
  const scheme = schemeOf(href);
  return scheme === '' || allowedHtml.schemes.some((allowed) => `${allowed}:` === scheme);
}

/** `mailto:`; `//` for a protocol-relative address; empty for a relative one. */
function schemeOf(href: string): string {
  // Browsers ignore spaces and control characters here.
  const target = [...href].filter((character) => character > ' ').join('');
  return /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.exec(target)?.[0].toLowerCase() ?? '';
}
