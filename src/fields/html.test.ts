import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5';
import { describe, expect, it } from 'vitest';
import { attackVectors, corpora } from '../../tests/support/attack-vectors/attack-vectors.ts';
import { allowedHtml } from './allowed-html.ts';
import { cleanHtml } from './html.ts';

const elements: readonly string[] = allowedHtml.elements;
const attributes: Readonly<Record<string, readonly string[]>> = allowedHtml.attributes;

describe('cleaned markup', () => {
  it('is tried on 500 published vectors and more', () => {
    const published = new Set(corpora.flatMap(({ vectors }) => vectors));
    expect(published.size).toBeGreaterThanOrEqual(500);
    for (const { source, vectors } of corpora) expect(vectors.length, source).toBeGreaterThan(100);
  });

  it('has nothing but what is allowed, whatever it was made of', () => {
    const problems = attackVectors.flatMap((vector) => {
      const found = allNodes(parseFragment(cleanHtml(vector))).flatMap(problemsOf);
      return found.length > 0 ? [{ vector, found }] : [];
    });
    expect(problems).toEqual([]);
  });

  it('stays what it is when it is cleaned again, or read and written by a browser', () => {
    const changing = attackVectors.filter((vector) => {
      const cleaned = cleanHtml(vector);
      const once = serialize(parseFragment(cleaned));
      return cleanHtml(cleaned) !== cleaned || serialize(parseFragment(once)) !== once;
    });
    expect(changing).toEqual([]);
  });

  it('can hold nothing by which a browser runs, loads, sends or names something', () => {
    const never =
      'script style link meta base iframe frame object embed applet img picture source video audio track svg math canvas form input button select textarea template slot noscript dialog html head body title';
    expect(never.split(' ').filter((element) => elements.includes(element))).toEqual([]);
    const names = Object.values(attributes).flat();
    expect(
      names.filter((name) => /^on|^(src|srcset|style|id|name|class|target|action|ping|data)/.test(name)),
    ).toEqual([]);
    expect(allowedHtml.schemes).not.toContain('javascript');
  });

  it('keeps every element and attribute on the list', () => {
    const markup =
      '<h2 lang="de">Ring</h2><p dir="ltr"><a href="/strategie" title="Plan">Plan</a> <a href="https://example.org/">a</a> <a href="mailto:a@example.org">b</a> <a href="tel:+49711">c</a> <abbr title="Verein">V</abbr> <time datetime="2026-07-01">Juli</time></p><ol start="3" type="a"><li>Süd</li></ol><table><tbody><tr><th scope="row" colspan="2">A</th><td rowspan="2">1</td></tr></tbody></table>';
    expect(cleanHtml(markup)).toBe(markup);
  });
});

type Node = DefaultTreeAdapterTypes.Node;

function allNodes(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes.flatMap((child): Node[] => [child, ...allNodes(child)]) : [];
}

function problemsOf(node: Node): string[] {
  if (node.nodeName === '#text') return [];
  if (!('attrs' in node) || !elements.includes(node.tagName)) return [node.nodeName];
  const allowed = [...(attributes[node.tagName] ?? []), ...(attributes['*'] ?? [])];
  return node.attrs.flatMap(({ name, value }) => {
    if (!allowed.includes(name)) return [`${node.tagName} ${name}`];
    if (name !== 'href') return [];
    const { protocol, origin } = new URL(value, 'https://site.example/page');
    const isOwn = origin === 'https://site.example';
    return isOwn || /^(https|mailto|tel):$/.test(protocol) ? [] : [`${node.tagName} ${name}=${value}`];
  });
}
