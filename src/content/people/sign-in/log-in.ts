import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import {
  deviceOf,
  emailSchema,
  passwordSchema,
  sentData,
} from '#content/people/accounts/account-requests.ts';
import type { AccountRow } from '#content/people/accounts/account-rows.ts';
import { makeOffer } from '#content/people/accounts/codes.ts';
import { needsSecondFactor } from '#content/people/accounts/second-factor-rows.ts';
import { admissionOf, welcome } from '#content/people/sessions/admit.ts';
import { beginSession } from '#content/people/sessions/sessions.ts';
import { checkPassword, signInLimits } from './check-password.ts';
import { deviceCookie } from './known-devices.ts';
import type { Guesser } from './sign-in-limits.ts';

const credentials = z.object({
  email: emailSchema,
  password: passwordSchema,
  code: z.string().max(100).optional(),
  offer: z.string().max(4000).optional(),
});

type Credentials = z.infer<typeof credentials>;

/** Replaces Payload's log-in, which writes back the whole account as read before the password was hashed. */
export const logIn: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const given = credentials.safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Zum Anmelden fehlt die E-Mail-Adresse oder das Passwort. Bitte beides eingeben.',
        en: 'The e-mail address or the password is missing. Please enter both to sign in.',
      });
    }
    const { email, password } = given.data;
    const checked = await checkPassword(req, email, password);
    if ('wait' in checked) return stopGuessing(req, email, checked.wait);
    return checked.account
      ? enter(req, checked.account, given.data, checked.guesser)
      : refuseSignIn(req, email);
  },
};

/**
 * After the password was verified: asks for whatever is missing, which a client without support for second factors
 * reads as a refusal, or begins a session.
 */
async function enter(
  req: PayloadRequest,
  account: AccountRow,
  { email, code, offer }: Credentials,
  guesser: Guesser,
): Promise<Response> {
  if (account.secondFactor && code === undefined) {
    signInLimits.giveBack(guesser);
    const message = {
      de: 'Zu diesem Konto gehört ein zweiter Faktor. Bitte den Code aus der App eingeben.',
      en: 'This account has a second factor. Please enter the code from the app.',
    };
    return refuse(req, 401, message, { needs: 'code' });
  }
  if (!account.secondFactor && needsSecondFactor(account.role) && (code === undefined || !offer)) {
    signInLimits.giveBack(guesser);
    const message = {
      de: 'Dieses Konto braucht einen zweiten Faktor. Bitte jetzt eine Authenticator-App einrichten.',
      en: 'This account needs a second factor. Please set up an authenticator app now.',
    };
    const offered = makeOffer(account, '', settings.secrets.payload);
    return refuse(req, 401, message, { needs: 'app', ...offered });
  }
  const wait = code === undefined ? undefined : await signInLimits.attemptCode(guesser);
  if (wait !== undefined) return stopGuessing(req, email, wait);
  const entry = await beginSession(req.payload, account, deviceOf(req), { code, offer });
  if ('refused' in entry) {
    if (entry.refused === 'changed') return refuseSignIn(req, email);
    await announceAccountEvent(req, 'refused', account);
    return refuseCode(req);
  }
  signInLimits.giveBack(guesser);
  const admission = await admissionOf(req, account.id, entry.sid);
  if (!admission) return refuseSignIn(req, email);
  await announceAccountEvent(req, 'signed-in', account);
  const { recoveryCodes } = entry;
  if (recoveryCodes) await announceAccountEvent(req, 'two-factor-set', account);
  const answer = welcome(req.t('authentication:passed'), admission, recoveryCodes && { recoveryCodes });
  answer.headers.append('set-cookie', deviceCookie(account));
  return answer;
}

async function refuseSignIn(req: PayloadRequest, email: string): Promise<Response> {
  await announceAccountEvent(req, 'refused', { email });
  return refuse(req, 401, {
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht. Bitte noch einmal versuchen.',
    en: 'The e-mail address or the password is wrong. Please try again.',
  });
}

export function refuseCode(req: PayloadRequest): Response {
  return refuse(
    req,
    401,
    {
      de: 'Der Code stimmt nicht oder ist abgelaufen. Bitte den eingeben, den die App jetzt zeigt.',
      en: 'The code is wrong or has expired. Please enter the one that the app shows now.',
    },
    { needs: 'code' },
  );
}

/** Logs it, and answers with the time to wait. */
export async function stopGuessing(req: PayloadRequest, email: string, seconds: number): Promise<Response> {
  await announceAccountEvent(req, 'slowed-down', { email });
  return slowDown(req, seconds);
}

export function slowDown(req: PayloadRequest, seconds: number): Response {
  const answer = refuse(req, 429, {
    de: `Das waren zu viele Versuche nacheinander. In ${seconds === 1 ? 'einer Sekunde' : `${seconds} Sekunden`} geht es weiter.`,
    en: `Those were too many attempts in a row. Please go on in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
