import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { ask } from './under-test.ts';

interface SentLinks {
  links: ReadonlyMap<string, string>[];
  ids: ReadonlySet<string>;
}

/** Parses documents from the server without rendering them, because the app adds no links. */
export async function sentLinks(addresses: readonly string[]): Promise<Map<string, SentLinks>> {
  const documents = addresses.map(async (address) => {
    const elements = [...elementsIn(parse((await ask(address)).text))];
    const links = elements
      .filter(({ tagName }) => tagName === 'a')
      .map(attributesOf)
      .filter((attributes) => attributes.has('href'));
    const ids = elements.flatMap((element) => attributesOf(element).get('id') ?? []);
    return [address, { links, ids: new Set(ids) }] as const;
  });
  return new Map(await Promise.all(documents));
}

export function* elementsIn(
  node: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of tree.getChildNodes(node)) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function attributesOf(element: DefaultTreeAdapterTypes.Element): ReadonlyMap<string, string> {
  return new Map(tree.getAttrList(element).map(({ name, value }) => [name, value]));
}
