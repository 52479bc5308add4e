import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/api/endpoint-answers.ts';
import { announceAccountEvent } from './account-events.ts';
import { deviceOf, emailSchema, networkAddressOf, passwordSchema, sentData } from './account-requests.ts';
import { type AccountRow, accountByEmail } from './account-rows.ts';
import { type Admission, admissionOf } from './admit.ts';
import { inTurn } from './hashing-turns.ts';
import { isPassword } from './passwords.ts';
import { beginSession } from './sessions.ts';
import { SignInLimits } from './sign-in-limits.ts';

const credentials = z.object({ email: emailSchema, password: passwordSchema });

const limits = new SignInLimits();

type Checked = { account: AccountRow | undefined } | { wait: number };

/** In place of Payload's log-in, which writes the whole account back as it was before the password was hashed. */
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
    const from = networkAddressOf(req);
    const checked = await inTurn(from, () => check(req, email, password));
    if ('wait' in checked) {
      await announceAccountEvent(req, { kind: 'slowed-down', email, from });
      return slowDown(req, checked.wait);
    }
    const { account } = checked;
    // A second factor belongs here: the password is proved, and there is no session yet.
    const sid = account && (await beginSession(req.payload, account, deviceOf(req)));
    const admission = account && sid ? await admissionOf(req, account.id, sid) : undefined;
    if (!account || !admission) {
      await announceAccountEvent(req, { kind: 'refused', email, from });
      return refuseSignIn(req);
    }
    await announceAccountEvent(req, { kind: 'signed-in', email, account: account.id, from });
    return welcome(req.t('authentication:passed'), admission);
  },
};

/** The account whose password it is, if there is one. Hashes once whatever the account, and is refused the same. */
async function check(req: PayloadRequest, email: string, password: string): Promise<Checked> {
  const from = networkAddressOf(req);
  const wait = limits.attempt(from, email);
  if (wait !== undefined) return { wait };
  const account = await accountByEmail(req, email);
  const kept = account?.hash && account.salt ? { hash: account.hash, salt: account.salt } : undefined;
  if (!(await isPassword(password, kept)) || account?.locked) return { account: undefined };
  limits.forgive(from, email);
  return { account };
}

/** Answers with a session's token, as Payload's own log-in does. */
export function welcome(message: string, { user, token, exp, cookie }: Admission): Response {
  return Response.json(
    { message, user, token, exp },
    { headers: { 'set-cookie': cookie, 'cache-control': 'no-store' } },
  );
}

function refuseSignIn(req: PayloadRequest): Response {
  return refuse(req, 401, {
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht. Bitte noch einmal versuchen.',
    en: 'The e-mail address or the password is wrong. Please try again.',
  });
}

/** Says when the next attempt is welcome. */
export function slowDown(req: PayloadRequest, seconds: number): Response {
  const answer = refuse(req, 429, {
    de: `Das waren zu viele Versuche nacheinander. In ${seconds} Sekunden geht es weiter.`,
    en: `Those were too many attempts in a row. Please go on in ${seconds} seconds.`,
  });
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
