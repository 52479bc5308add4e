/** A field whose input can't be parsed. */
export interface UnreadField {
  /** The URL at which its document is saved: `/api/polls/3`; `/api/polls` for a new one. */
  document: string;
  path: string;
  message: string;
}

const unread = new Set<UnreadField>();

/** Blocks saving by hand until the returned function is called. */
export function noteUnread(field: UnreadField): () => void {
  unread.add(field);
  return () => {
    unread.delete(field);
  };
}

/**
 * Wraps `fetch`: a save by hand with unreadable fields is refused field by field, as the server would do. Autosave
 * leaves those fields unchanged.
 */
export function withoutUnread(ask: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    if (input instanceof Request || !/^(PATCH|POST)$/i.test(init?.method ?? '')) return ask(input, init);
    const address = new URL(input, origin);
    const errors = [...unread]
      .filter(({ document }) => address.origin === origin && address.pathname === document)
      .map(({ path, message }) => ({ path, message }));
    const [first] = errors;
    if (!first) return ask(input, init);
    const refusal = { name: 'ValidationError', message: first.message, data: { errors } };
    return Response.json({ errors: [refusal] }, { status: 400 });
  };
}
