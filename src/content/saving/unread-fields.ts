/** A field in which something stands that can't be read as its value. */
export interface UnreadField {
  /** Where its document is saved by hand: `/api/polls/3`; `/api/polls` before the first time. */
  document: string;
  /** As the form names it. */
  path: string;
  /** What is wrong, in the editor's language. */
  message: string;
}

const unread = new Set<UnreadField>();

/** Until the returned function is called, the document is not saved by hand. */
export function noteUnread(field: UnreadField): () => void {
  unread.add(field);
  return () => {
    unread.delete(field);
  };
}

/**
 * Asks the server as `ask` does; but a document that would go out without what was typed into one of its fields is refused
 * as the server refuses, field by field. Drafts that save themselves leave the field as it was.
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
