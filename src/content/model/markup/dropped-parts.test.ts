import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '#fields/html.ts';
import { attackVectors } from '../../../../tests/support/attack-vectors/attack-vectors.ts';
import { droppedParts, type ParsedElement } from './dropped-parts.ts';

function elementsOf(node: DefaultTreeAdapterTypes.Node): ParsedElement[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => [
    ...('attrs' in child ? [{ localName: child.tagName, attributes: child.attrs }] : []),
    ...elementsOf(child),
  ]);
}

const dropped = (markup: string) => droppedParts(elementsOf(parseFragment(markup)));

describe('what saving will drop', () => {
  it('is named once each, elements, attributes and targets of links', () => {
    expect(
      dropped(
        '<p onclick="x()" class="a">A<script>b()</script><script>c()</script><a href="javascript:d()">e</a><a href="//example.org" title="f">g</a></p>',
      ),
    ).toEqual(['<p onclick>', '<p class>', '<script>', '<a href="javascript:…">', '<a href="//…">']);
  });

  it('is nothing where everything is allowed', () => {
    const markup = '<p lang="de"><a href="/strategie">A</a><a href="#b">B</a><a href="tel:+49711">C</a></p>';
    expect(dropped(markup)).toEqual([]);
    expect(cleanHtml(markup)).toBe(markup);
  });

  it('is nothing any more once it is clean, whatever it was', () => {
    expect(attackVectors.flatMap((vector) => dropped(cleanHtml(vector)))).toEqual([]);
  });
});
