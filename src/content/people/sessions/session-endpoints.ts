import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { refuse, refuseStranger } from '#content/access/endpoints/endpoint-answers.ts';
import { isAdmin } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { sentData, signedInSchema } from '#content/people/accounts/account-requests.ts';
import { type AccountRow, heldAccount, holdAccounts, table } from '#content/people/accounts/account-rows.ts';
import { admissionOf, withCookie } from './admit.ts';
import { deviceName } from './device-name.ts';
import { endOtherSessions, endSession, endSessions, renewSession, sessionLives } from './sessions.ts';

/** Renews the session, and writes nothing else. */
const refresh: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const asker = signedInSchema.safeParse(req.user);
    if (!asker.success) return refuseEnded(req);
    const { id, _sid: sid } = asker.data;
    const renewed = await inTransaction(req.payload, (within) => renewSession(within, id, sid));
    const admission = renewed ? await admissionOf(req, id, sid) : undefined;
    if (!admission) return refuseEnded(req);
    const { user, token, exp, cookie } = admission;
    const message = req.t('authentication:tokenRefreshSuccessful');
    return withCookie({ message, user, refreshedToken: token, exp, setCookie: true }, cookie);
  },
};

/**
 * Ends this session, or with `allSessions=true` all of the account's; also clears the cookie if there is no session.
 */
const logOut: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const asker = signedInSchema.safeParse(req.user);
    if (asker.success) {
      const { id, _sid: sid } = asker.data;
      await inTransaction(req.payload, async (within) => {
        await heldAccount(within, id);
        await (req.searchParams.get('allSessions') === 'true'
          ? endSessions(within, id)
          : endSession(within, id, sid));
      });
      await announceAccountEvent(req, 'signed-out', asker.data);
    }
    return withCookie({ message: req.t('authentication:logoutSuccessful') }, expiredCookie(req));
  },
};

function expiredCookie({ payload }: PayloadRequest): string {
  const auth = payload.collections.users?.config.auth;
  return auth
    ? generateExpiredPayloadCookie({
        collectionAuthConfig: auth,
        cookiePrefix: payload.config.cookiePrefix,
      })
    : '';
}

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

/** An account's sessions, last used first: one's own; for admins anybody's. */
const list: Endpoint = {
  path: '/:id/sessions',
  method: 'get',
  handler: async (req) => {
    const id = accountOf(req);
    if (id === undefined) return refuseStranger(req);
    const { _sid: sid } = signedInSchema.parse(req.user);
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
    return jsonAnswer({ sessions });
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
    return jsonAnswer({});
  },
};

/**
 * Undefined if the requester is no longer signed in or an admin; of two that end each other's sessions, one succeeds.
 */
function endThose(req: PayloadRequest, id: number, ending: Ending): Promise<AccountRow | undefined> {
  const { id: askerId, _sid: sid } = signedInSchema.parse(req.user);
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

function refuseEnded(req: PayloadRequest): Response {
  return refuse(req, 403, {
    de: 'Diese Anmeldung ist zu Ende. Bitte neu anmelden.',
    en: 'This session has ended. Please sign in again.',
  });
}

export const sessionEndpoints: readonly Endpoint[] = [refresh, logOut, list, end];
