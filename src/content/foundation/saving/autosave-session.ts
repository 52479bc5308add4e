import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

/**
 * The autosaves of one open form: one version, replaced at each save, and one audit log entry per field. The form
 * sends it back from the last response; it is signed, so that nobody can name another version.
 */
const autosaveSession = z.object({
  account: z.string(),
  collection: z.string(),
  document: z.number(),
  version: z.number(),
  fields: z.array(z.string()),
});

export type AutosaveSession = z.infer<typeof autosaveSession>;

export function sealSession(session: AutosaveSession, secret: string): string {
  const text = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${text}.${signature(text, secret)}`;
}

/** The verified session of this account and document; undefined for anything else. */
export function openSession(
  sealed: string | undefined,
  { account, collection, document }: Pick<AutosaveSession, 'account' | 'collection' | 'document'>,
  secret: string,
): AutosaveSession | undefined {
  const [text = '', given = ''] = (sealed ?? '').split('.');
  const expected = signature(text, secret);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return undefined;
  const session = autosaveSession.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const isSame =
    session.account === account && session.collection === collection && session.document === document;
  return isSame ? session : undefined;
}

function signature(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`autosave\n${text}`).digest('base64url');
}

const noted = 'fields noted by autosave';

/** Marks a request as an autosave; `fields` are already in the audit log. */
export function beginAutosave(req: PayloadRequest, fields: readonly string[]): void {
  req.context[noted] = new Set(fields);
}

/** The fields that the audit log has for this session; undefined when saving by hand. */
export function fieldsNoted(req: PayloadRequest): Set<string> | undefined {
  const known = req.context[noted];
  return known instanceof Set ? known : undefined;
}
