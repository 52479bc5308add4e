/** What a link can name by its record, so that it follows wherever that goes. */
export type LinkedKind = 'page' | 'file';

export interface LinkReference {
  kind: LinkedKind;
  id: string;
  /** Query and anchor, as they stand behind the address. */
  rest: string;
}

const pattern = /^(page|file):([0-9a-z-]+)((?:[?#][^\s\p{Cc}]*)?)$/u;

/** Reads a link to a page or file of the site as it is stored: `page:12`, `page:12#zahlen`, `file:5`. */
export function parseLinkReference(stored: string): LinkReference | undefined {
  const [, kind, id, rest] = pattern.exec(stored) ?? [];
  if ((kind !== 'page' && kind !== 'file') || id === undefined || rest === undefined) return undefined;
  return { kind, id, rest };
}

export function linkReference({ kind, id, rest }: LinkReference): string {
  return `${kind}:${id}${rest}`;
}
