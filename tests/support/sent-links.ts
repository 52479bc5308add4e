import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';
import { ask } from './under-test.ts';

/** What the server's document of a page has to link from and to. */
interface SentLinks {
  /** Attributes of every link, `href` among them. */
  links: ReadonlyMap<string, string>[];
  ids: ReadonlySet<string>;
}

/** Reads documents as the server sends them, without showing them: the app adds no links of its own. */
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
