import { LRUCache } from 'lru-cache';
import { type AfterErrorHook, isolateObjectProperty, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordEvent } from './record-event.ts';

/** What an account was told no for: forbidden, locked. */
const refusals = new Set([403, 423]);

/** One line per account and address within a minute: a script that tries on and on fills nothing. */
const told = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

const withStatus = z.object({ status: z.number() });

/**
 * Writes down what an account was refused. Strangers are not written down: they are turned away all day, and a line for
 * each would let anybody fill the log; who tries to sign in stands there by another way.
 */
export async function noteRefusal(
  req: PayloadRequest,
  what = `${req.method ?? ''} ${req.pathname ?? ''}`,
): Promise<void> {
  if (!req.user) return;
  const key = `${req.user.id} ${what}`;
  if (told.has(key)) return;
  told.set(key, true);
  const subject = subjectOf(req);
  try {
    // Not within the request's transaction, which ends with the refusal.
    const apart = isolateObjectProperty(req, 'transactionID');
    delete apart.transactionID;
    await recordEvent(apart, { action: 'refused', details: what, ...(subject ? { subject } : {}) });
  } catch (error) {
    req.payload.logger.error({ err: error }, 'A refusal could not be written into the audit log.');
  }
}

export const recordRefusal: AfterErrorHook = async ({ error, req }) => {
  const found = withStatus.safeParse(error);
  if (found.success && refusals.has(found.data.status)) await noteRefusal(req);
};

/** The collection or global that the address names, if it is one of those that the log lists. */
function subjectOf(req: PayloadRequest): string | undefined {
  const [, first = '', second = ''] = /^\/api\/([^/]+)(?:\/([^/]+))?/.exec(req.pathname ?? '') ?? [];
  const slug = first === 'globals' ? second : first;
  const { collections, globals } = req.payload.config;
  const isOurs = [...collections, ...globals].some((one) => one.slug === slug);
  return isOurs && !slug.startsWith('payload-') && slug !== 'audit' ? slug : undefined;
}
