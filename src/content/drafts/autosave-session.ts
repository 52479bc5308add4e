import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';

/**
 * What is saved by itself while one form is open: one version, which each further saving replaces, and one line in the
 * audit log for each field. The form carries it from answer to answer, signed, so that nobody names another version.
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

/** The session as it was sealed for this account and document; undefined for anything else. */
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

/** Marks a request as one that saves by itself; these fields stand in the audit log already. */
export function beginAutosave(req: PayloadRequest, fields: readonly string[]): void {
  req.context[noted] = new Set(fields);
}

/** Which fields the audit log has of this session; undefined for what somebody saves by hand. */
export function fieldsNoted(req: PayloadRequest): Set<string> | undefined {
  const known = req.context[noted];
  return known instanceof Set ? known : undefined;
}
