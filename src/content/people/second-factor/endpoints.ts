import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { type AccountEvent, announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { passwordSchema, sentData, signedInSchema } from '#content/people/accounts/account-requests.ts';
import { type AccountRow, accountByEmail, heldAccount } from '#content/people/accounts/account-rows.ts';
import { makeOffer } from '#content/people/accounts/codes.ts';
import {
  needsSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  spendCode,
  takeUpOffer,
} from '#content/people/accounts/second-factor-rows.ts';
import { sessionLives } from '#content/people/sessions/sessions.ts';
import { signInLimits } from '#content/people/sign-in/check-password.ts';
import {
  holdProven,
  proveCurrentPassword,
  refuseOutdated,
} from '#content/people/sign-in/current-password.ts';
import { guesserOf } from '#content/people/sign-in/known-devices.ts';
import { refuseCode, stopGuessing } from '#content/people/sign-in/log-in.ts';

const proofSchema = z.object({ password: passwordSchema, code: z.string().max(100).default('') });
const acceptanceSchema = z.object({ offer: z.string().max(4000), code: z.string().max(100) });

const state: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    const account = await accountByEmail(req, signedInSchema.parse(req.user).email);
    const codes = account?.secondFactor?.recoveryCodes.split(' ').filter(Boolean).length ?? 0;
    return jsonAnswer({
      isSet: account?.secondFactor !== undefined,
      recoveryCodes: codes,
      isRequired: needsSecondFactor(account?.role),
    });
  },
};

/** Offers a secret for an app; nothing is stored until its first code arrives. */
const offer: Endpoint = {
  path: '/second-factor/offer',
  method: 'post',
  handler: (req) =>
    proved(req, async (_, account) => ({
      answer: makeOffer(account, account.secondFactor?.secret ?? '', settings.secrets.payload),
    })),
};

/** Verifies the first code of a new app, which becomes the account's second factor. */
const accept: Endpoint = {
  path: '/second-factor',
  method: 'post',
  handler: async (req) => {
    const given = acceptanceSchema.safeParse(await sentData(req));
    if (!given.success) return refuseIncomplete(req);
    const { id, email, _sid: sid } = signedInSchema.parse(req.user);
    const wait = await signInLimits.attemptCode(await guesserOf(req, email));
    if (wait !== undefined) return stopGuessing(req, email, wait);
    const recoveryCodes = await inTransaction(req.payload, async (within) => {
      const account = await heldAccount(within, id);
      // A session ended meanwhile, for example by a new password, can't set anything up.
      if (!account || !(await sessionLives(within, id, sid))) return undefined;
      return takeUpOffer(within, account, given.data);
    });
    if (!recoveryCodes) return refuseCode(req);
    await announceAccountEvent(req, 'two-factor-set', { id, email });
    return jsonAnswer({ recoveryCodes });
  },
};

const renewCodes: Endpoint = {
  path: '/second-factor/recovery-codes',
  method: 'post',
  handler: (req) =>
    proved(req, async (within, account) => {
      if (!account.secondFactor) return { refusal: refuseMissing(req) };
      const recoveryCodes = await renewRecoveryCodes(within, account.id);
      return { answer: { recoveryCodes }, event: 'recovery-codes-made' };
    }),
};

const remove: Endpoint = {
  path: '/second-factor/remove',
  method: 'post',
  handler: (req) =>
    proved(req, async (within, account) => {
      if (needsSecondFactor(account.role)) {
        const refusal = refuse(req, 409, {
          de: 'Dieses Konto braucht einen zweiten Faktor: So hat es der Betreiber festgelegt. Eine andere App lässt sich einrichten.',
          en: 'This account needs a second factor: the operator has decided so. Another app can be set up.',
        });
        return { refusal };
      }
      return (await removeSecondFactor(within, account.id))
        ? { answer: {}, event: 'two-factor-removed' }
        : { refusal: refuseMissing(req) };
    }),
};

/** For somebody who has lost phone and recovery codes. */
const removeOthers: Endpoint = {
  path: '/:id/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const id = documentIdSchema.safeParse(req.routeParams?.id);
    if (id.success && id.data === req.user?.id) {
      return refuse(req, 409, {
        de: 'Der eigene zweite Faktor wird mit Passwort und Code entfernt.',
        en: 'One’s own second factor is removed with password and code.',
      });
    }
    const account = await inTransaction(req.payload, async (within) => {
      const held = id.success ? await heldAccount(within, id.data) : undefined;
      return held && (await removeSecondFactor(within, held.id)) ? held : undefined;
    });
    if (!account) return refuseMissing(req);
    await announceAccountEvent(req, 'two-factor-removed', account);
    return jsonAnswer({});
  },
};

type Done = { answer: object; event?: AccountEvent } | { refusal: Response };

/**
 * Runs an action for a signed-in user who gives their password and, if set up, a code of the second factor. The
 * account is locked from the check of the code on, so that the proof holds until the action is done.
 */
async function proved(
  req: PayloadRequest,
  work: (within: PayloadRequest, account: AccountRow) => Promise<Done>,
): Promise<Response> {
  const given = proofSchema.safeParse(await sentData(req));
  if (!given.success) return refuseIncomplete(req);
  const { password, code } = given.data;
  const proof = await proveCurrentPassword(req, password);
  if ('refusal' in proof) return proof.refusal;
  const { account, guesser } = proof;
  const wait = account.secondFactor ? await signInLimits.attemptCode(guesser) : undefined;
  if (wait !== undefined) return stopGuessing(req, account.email, wait);
  const done = await inTransaction(req.payload, async (within): Promise<Done> => {
    const now = await holdProven(within, proof);
    if (!now) return { refusal: refuseOutdated(req) };
    if (now.secondFactor && !(await spendCode(within, now, code))) {
      // Limits guessing of codes by someone with an open browser and the password.
      await signInLimits.attempt(guesser);
      return { refusal: refuseCode(req) };
    }
    return work(within, now);
  });
  if ('refusal' in done) return done.refusal;
  if (done.event) await announceAccountEvent(req, done.event, account);
  return jsonAnswer(done.answer);
}

function refuseIncomplete(req: PayloadRequest): Response {
  return refuse(req, 400, {
    de: 'Es fehlt das Passwort oder der Code. Bitte beides eingeben.',
    en: 'The password or the code is missing. Please enter both.',
  });
}

function refuseMissing(req: PayloadRequest): Response {
  return refuse(req, 404, {
    de: 'Dieses Konto hat keinen zweiten Faktor.',
    en: 'This account has no second factor.',
  });
}

export const secondFactorEndpoints: readonly Endpoint[] = [
  state,
  offer,
  accept,
  renewCodes,
  remove,
  removeOthers,
];
