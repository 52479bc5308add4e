import type { PayloadRequest } from 'payload';
import { noteRefusal } from '#content/access/audit/record-refusal.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { signedInSchema } from '#content/people/accounts/account-requests.ts';
import { type AccountRow, heldAccount } from '#content/people/accounts/account-rows.ts';
import { hasSameSecrets, sessionLives } from '#content/people/sessions/sessions.ts';
import { checkPassword, signInLimits } from './check-password.ts';
import { stopGuessing } from './log-in.ts';
import type { Guesser } from './sign-in-limits.ts';

/** Proof that the signed-in user has given their password in this session. */
export interface Proof {
  account: AccountRow;
  sid: string;
  guesser: Guesser;
}

/**
 * Asks the signed-in user for their password again. Wrong attempts count towards the sign-in limits, so that an
 * unattended browser can't be used to guess.
 */
export async function proveCurrentPassword(
  req: PayloadRequest,
  password: string,
): Promise<Proof | { refusal: Response }> {
  const { id, email, _sid: sid } = signedInSchema.parse(req.user);
  const checked = await checkPassword(req, email, password);
  if ('wait' in checked) return { refusal: await stopGuessing(req, email, checked.wait) };
  const { account, guesser } = checked;
  if (account?.id !== id) {
    await noteRefusal(req);
    const refusal = refuse(req, 403, {
      de: 'Das jetzige Passwort stimmt nicht. Geändert ist nichts; bitte das eingeben, mit dem dieses Konto angemeldet wurde.',
      en: 'The current password is wrong. Nothing was changed; please enter the one that this account was signed in with.',
    });
    return { refusal };
  }
  signInLimits.giveBack(guesser);
  return { account, sid, guesser };
}

/** The account, locked until the transaction ends; undefined if the proof no longer holds. */
export async function holdProven(within: PayloadRequest, proof: Proof): Promise<AccountRow | undefined> {
  const now = await heldAccount(within, proof.account.id);
  if (!now || now.locked || !hasSameSecrets(now, proof.account)) return undefined;
  return (await sessionLives(within, now.id, proof.sid)) ? now : undefined;
}

export function refuseOutdated(req: PayloadRequest): Response {
  return refuse(req, 409, {
    de: 'Das Konto hat sich inzwischen geändert. Bitte die Seite neu laden und es noch einmal versuchen.',
    en: 'The account has changed meanwhile. Please reload the page and try again.',
  });
}
