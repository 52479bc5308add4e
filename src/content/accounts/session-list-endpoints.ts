import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { isAdmin } from '#content/access/roles.ts';
import { documentIdSchema } from '#content/api/document-id.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { inTransaction } from '#content/in-transaction.ts';
import { rowsOf } from '#content/rows-of.ts';
import { announceAccountEvent } from './account-events.ts';
import { sentData } from './account-requests.ts';
import { type AccountRow, heldAccount, holdAccounts, table } from './account-rows.ts';
import { deviceName } from './device-name.ts';
import { refuseEnded } from './session-endpoints.ts';
import { endOtherSessions, endSession, endSessions, sessionLives } from './sessions.ts';

const askerSchema = z.object({ id: z.number(), _sid: z.string() });

const endingSchema = z.union([
  z.object({ session: z.string().max(100) }),
  z.object({ all: z.literal(true) }),
]);

type Ending = z.infer<typeof endingSchema>;

const sessionRow = z.object({
  id: z.string(),
  created_at: z.coerce.date(),
  last_used_at: z.coerce.date().nullable(),
  device: z.string().nullable(),
});

const fresh = { headers: { 'cache-control': 'no-store' } };

/** An account's sessions, last used first: one's own; for admins anybody's. */
const list: Endpoint = {
  path: '/:id/sessions',
  method: 'get',
  handler: async (req) => {
    const id = accountOf(req);
    if (id === undefined) return refuseStranger(req);
    const { _sid: sid } = askerSchema.parse(req.user);
    const rows = await rowsOf(
      req,
      sql`SELECT "id", "created_at", "last_used_at", "device" FROM ${table(req, 'users_sessions')}
        WHERE "_parent_id" = ${id} AND "expires_at" > ${new Date().toISOString()} ORDER BY "last_used_at" DESC`,
    );
    const sessions = z
      .array(sessionRow)
      .parse(rows)
      .map((row) => ({
        id: row.id,
        device: deviceName(row.device ?? ''),
        begun: row.created_at.toISOString(),
        lastUsed: (row.last_used_at ?? row.created_at).toISOString(),
        isThisOne: row.id === sid,
      }));
    return Response.json({ sessions }, fresh);
  },
};

const end: Endpoint = {
  path: '/:id/sessions/end',
  method: 'post',
  handler: async (req) => {
    const id = accountOf(req);
    if (id === undefined) return refuseStranger(req);
    const ending = endingSchema.safeParse(await sentData(req));
    if (!ending.success) {
      return refuse(req, 400, {
        de: 'Es ist nicht gesagt, welche Anmeldung enden soll. Bitte die Seite neu laden.',
        en: 'It isn’t said which session is to end. Please reload the page.',
      });
    }
    const account = await endThose(req, id, ending.data);
    if (!account) return refuseEnded(req);
    await announceAccountEvent(req, 'sessions-ended', account);
    return Response.json({}, fresh);
  },
};

/**
 * Undefined if the requester is no longer signed in or an admin; of two that end each other's sessions, one succeeds.
 */
function endThose(req: PayloadRequest, id: number, ending: Ending): Promise<AccountRow | undefined> {
  const { id: askerId, _sid: sid } = askerSchema.parse(req.user);
  return inTransaction(req.payload, async (within) => {
    await holdAccounts(within);
    const asker = await heldAccount(within, askerId);
    const account = await heldAccount(within, id);
    if (!asker || !account || !(await sessionLives(within, asker.id, sid))) return undefined;
    if (asker.id !== account.id && !isAdmin(asker)) return undefined;
    if ('session' in ending) await endSession(within, id, ending.session);
    else await (asker.id === account.id ? endOtherSessions(within, id, sid) : endSessions(within, id));
    return account;
  });
}

/** The account in the URL, if the requester may see its sessions. */
function accountOf(req: PayloadRequest): number | undefined {
  const id = documentIdSchema.safeParse(req.routeParams?.id).data;
  return id === req.user?.id || isAdmin(req.user) ? id : undefined;
}

export const sessionListEndpoints: readonly Endpoint[] = [list, end];
