import { LRUCache } from 'lru-cache';
import { type AfterErrorHook, isolateObjectProperty, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordEvent } from './record-event.ts';

/** Statuses of logged refusals: forbidden, locked. */
const refusals = new Set([403, 423]);

/** One entry per account and URL per minute, so that a script can't flood the log. */
const told = new LRUCache<string, true>({ max: 1000, ttl: 60_000 });

const withStatus = z.object({ status: z.number() });

/**
 * Logs what an account was refused. Anonymous refusals are not logged: they happen all day, and anyone could fill the
 * log. Failed sign-ins are logged elsewhere.
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
    // Outside the request's transaction, which the refusal rolls back.
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

/** The collection or global in the URL, if the log lists it. */
function subjectOf(req: PayloadRequest): string | undefined {
  const [, first = '', second = ''] = /^\/api\/([^/]+)(?:\/([^/]+))?/.exec(req.pathname ?? '') ?? [];
  const slug = first === 'globals' ? second : first;
  const { collections, globals } = req.payload.config;
  const isOurs = [...collections, ...globals].some((one) => one.slug === slug);
  return isOurs && !slug.startsWith('payload-') && slug !== 'audit' ? slug : undefined;
}
