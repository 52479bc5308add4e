import { htmlElementAttributes } from 'html-element-attributes';
import { html, parse } from 'parse5';
import { attributesOf, elementsIn } from './sent-links.ts';

/** RDFa, for share previews: on `meta` only. */
const ofRdfa = 'meta property';

export function unknownAttributes(document: string): string[] {
  const unknown = [...elementsIn(parse(document))]
    .filter(({ namespaceURI }) => namespaceURI === html.NS.HTML)
    .flatMap((element) => {
      const known = [htmlElementAttributes['*'], htmlElementAttributes[element.tagName]].flat();
      return [...attributesOf(element).keys()]
        .filter((name) => !/^(?:data-|aria-|role$)/.test(name) && !known.includes(name))
        .map((name) => `${element.tagName} ${name}`);
    });
  return [...new Set(unknown)].filter((one) => one !== ofRdfa);
}
