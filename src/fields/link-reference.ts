/** Records that links refer to by id, so that links survive a change of path. */
export type LinkedKind = 'page' | 'file';

export interface LinkReference {
  kind: LinkedKind;
  id: string;
  /** Query and hash. */
  rest: string;
}

const pattern = /^(page|file):([0-9a-z-]+)((?:[?#][^\s\p{Cc}]*)?)$/u;

/** Parses a stored reference to a page or file: `page:12`, `page:12#zahlen`, `file:5`. */
export function parseLinkReference(stored: string): LinkReference | undefined {
  const [, kind, id, rest] = pattern.exec(stored) ?? [];
  if ((kind !== 'page' && kind !== 'file') || id === undefined || rest === undefined) return undefined;
  return { kind, id, rest };
}

export function linkReference({ kind, id, rest }: LinkReference): string {
  return `${kind}:${id}${rest}`;
}
