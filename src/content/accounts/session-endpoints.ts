import type { Endpoint, PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import { z } from 'zod';
import { refuse } from '#content/api/endpoint-answers.ts';
import { inTransaction } from '#content/in-transaction.ts';
import { announceAccountEvent } from './account-events.ts';
import { heldAccount } from './account-rows.ts';
import { admissionOf } from './admit.ts';
import { endSession, endSessions, renewSession } from './sessions.ts';

const signedIn = z.object({ id: z.number(), email: z.string(), _sid: z.string() });

/** Renews the session, and writes nothing else. */
const refresh: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    const user = signedIn.safeParse(req.user);
    if (!user.success) return refuseEnded(req);
    const { id, _sid: sid } = user.data;
    const renewed = await inTransaction(req.payload, (within) => renewSession(within, id, sid));
    const admission = renewed ? await admissionOf(req, id, sid) : undefined;
    if (!admission) return refuseEnded(req);
    return Response.json(
      {
        message: req.t('authentication:tokenRefreshSuccessful'),
        user: admission.user,
        refreshedToken: admission.token,
        exp: admission.exp,
        setCookie: true,
      },
      { headers: { 'set-cookie': admission.cookie, 'cache-control': 'no-store' } },
    );
  },
};

/**
 * Ends this session, or with `allSessions=true` all of the account's; also clears the cookie if there is no session.
 */
const logOut: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const user = signedIn.safeParse(req.user);
    if (user.success) {
      const { id, _sid: sid } = user.data;
      await inTransaction(req.payload, async (within) => {
        await heldAccount(within, id);
        await (req.searchParams.get('allSessions') === 'true'
          ? endSessions(within, id)
          : endSession(within, id, sid));
      });
      await announceAccountEvent(req, 'signed-out', user.data);
    }
    return Response.json(
      { message: req.t('authentication:logoutSuccessful') },
      { headers: { 'set-cookie': expiredCookie(req), 'cache-control': 'no-store' } },
    );
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

export function refuseEnded(req: PayloadRequest): Response {
  return refuse(req, 403, {
    de: 'Diese Anmeldung ist zu Ende. Bitte neu anmelden.',
    en: 'This session has ended. Please sign in again.',
  });
}

export const sessionEndpoints: readonly Endpoint[] = [refresh, logOut];
