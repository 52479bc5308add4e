import { sql } from 'drizzle-orm';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse, refuseStranger } from '#content/access/endpoints/endpoint-answers.ts';
import { isAdmin } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { rowsOf } from '#content/foundation/database/rows-of.ts';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { networkAddressOf } from '#content/foundation/requests/network-address.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { emailSchema, passwordSchema, sentData } from '#content/people/accounts/account-requests.ts';
import { accountByEmail, heldAccount, holdAccounts, table } from '#content/people/accounts/account-rows.ts';
import { problemWithPassword } from '#content/people/accounts/password-rule.ts';
import { inTurn, type KeptPassword, keptPassword } from '#content/people/accounts/passwords.ts';
import { endOtherSessions } from '#content/people/sessions/sessions.ts';
import {
  holdProven,
  type Proof,
  proveCurrentPassword,
  refuseOutdated,
} from '#content/people/sign-in/current-password.ts';
import { writePassword } from './reset-links.ts';

const passwordChange = z.object({ currentPassword: passwordSchema, password: passwordSchema });
const emailChange = z.object({ currentPassword: passwordSchema, email: emailSchema.pipe(z.email()) });

/** Sets a new password after checking the current one; ends every other session of the account. */
const changePassword: Endpoint = {
  path: '/change-password',
  method: 'post',
  handler: async (req) => {
    const given = passwordChange.safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Es fehlt das jetzige oder das neue Passwort. Bitte beide eingeben.',
        en: 'The current or the new password is missing. Please enter both.',
      });
    }
    const { currentPassword, password } = given.data;
    const proof = await proveCurrentPassword(req, currentPassword);
    if ('refusal' in proof) return proof.refusal;
    const { account } = proof;
    const problem = password === currentPassword ? unchanged : await problemWithPassword(password, account);
    if (problem) return refuse(req, 400, problem);
    const kept = await inTurn(networkAddressOf(req), () => keptPassword(password));
    if (!(await storePassword(req, proof, kept))) return refuseOutdated(req);
    await announceAccountEvent(req, 'password-changed', account);
    return jsonAnswer({});
  },
};

const unchanged = {
  de: 'Das neue Passwort ist das jetzige. Bitte ein anderes wählen.',
  en: 'The new password is the current one. Please choose another.',
};

function storePassword(req: PayloadRequest, proof: Proof, kept: KeptPassword): Promise<boolean> {
  return inTransaction(req.payload, async (within) => {
    const account = await holdProven(within, proof);
    if (!account) return false;
    await writePassword(within, account.id, kept);
    await endOtherSessions(within, account.id, proof.sid);
    return true;
  });
}

/** Changes an e-mail address: everybody's own, admins any; asks for the requester's password. */
const changeEmail: Endpoint = {
  path: '/:id/change-email',
  method: 'post',
  handler: async (req) => {
    const id = documentIdSchema.safeParse(req.routeParams?.id).data;
    if (id === undefined || (id !== req.user?.id && !isAdmin(req.user))) return refuseStranger(req);
    const given = emailChange.safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Es fehlt das jetzige Passwort oder eine gültige E-Mail-Adresse. Bitte beides eingeben.',
        en: 'The current password or a valid e-mail address is missing. Please enter both.',
      });
    }
    const proof = await proveCurrentPassword(req, given.data.currentPassword);
    if ('refusal' in proof) return proof.refusal;
    const { email } = given.data;
    const done = await storeEmail(req, proof, id, email);
    if (done === 'outdated') return refuseOutdated(req);
    if (done === 'taken') return refuse(req, 409, taken);
    await announceAccountEvent(req, 'email-changed', { id, email });
    return jsonAnswer({ email });
  },
};

const taken = {
  de: 'Diese Adresse hat schon ein Konto. Bitte eine andere nehmen.',
  en: 'There is an account with this address already. Please take another one.',
};

function storeEmail(
  req: PayloadRequest,
  proof: Proof,
  id: number,
  email: string,
): Promise<'stored' | 'outdated' | 'taken'> {
  return inTransaction(req.payload, async (within) => {
    await holdAccounts(within);
    const asker = await holdProven(within, proof);
    const account = await heldAccount(within, id);
    if (!asker || !account || (asker.id !== id && !isAdmin(asker))) return 'outdated';
    const other = await accountByEmail(within, email);
    if (other && other.id !== id) return 'taken';
    const now = new Date().toISOString();
    await rowsOf(
      within,
      // Invalidates a reset link in the old mailbox.
      sql`UPDATE ${table(within, 'users')} SET "email" = ${email}, "updated_at" = ${now},
        "reset_password_token" = NULL, "reset_password_expiration" = NULL WHERE "id" = ${id}`,
    );
    return 'stored';
  });
}

export const changeEndpoints: readonly Endpoint[] = [changePassword, changeEmail];
