import { keyHeader, mostUnanswered, unansweredHeader } from './save-keys.ts';

/** The URL at which a document or global is saved, by hand or by autosave. */
const saved = /^(\/api\/(?:globals\/[\w-]+|[\w-]+\/\d+))(?:\/autosave)?$/;

const saving: ReadonlySet<string> = new Set(['POST', 'PATCH']);

/** From this status on nobody knows whether the request was carried out. */
const uncertain = 500;

/**
 * Wraps `fetch`: each save names the earlier saves that got no response. If the server carried them out it recognises
 * them as this browser's and reports no conflict.
 */
export function withKeys(ask: typeof fetch, origin: string): typeof fetch {
  const unanswered = new Map<string, readonly string[]>();
  return async (input, init) => {
    const document = savedDocument(input, init, origin);
    if (document === undefined) return ask(input, init);
    const waiting = () => unanswered.get(document) ?? [];
    const key = newKey();
    const headers = new Headers(init?.headers);
    headers.set(keyHeader, key);
    if (waiting().length > 0) headers.set(unansweredHeader, waiting().join(','));
    const leave = () => unanswered.set(document, [...waiting(), key].slice(-mostUnanswered));
    try {
      const answer = await ask(input, { ...init, headers });
      if (answer.ok) unanswered.delete(document);
      if (answer.status >= uncertain) leave();
      return answer;
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** The URL of the document that a request saves; undefined for any other request. */
function savedDocument(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  origin: string,
): string | undefined {
  if (input instanceof Request || !saving.has(init?.method?.toUpperCase() ?? '')) return undefined;
  const address = new URL(input, origin);
  return address.origin === origin ? saved.exec(address.pathname)?.[1] : undefined;
}

/** `randomUUID` exists only in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
