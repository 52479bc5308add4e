import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { roles } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { jsonAnswer, refusal } from '#content/foundation/requests/answers.ts';
import { boundedBody, jsonFrom } from '#content/foundation/requests/bounded-body.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { emailSchema } from '#content/people/accounts/account-requests.ts';
import { accountByEmail } from '#content/people/accounts/account-rows.ts';
import { removeSecondFactor } from '#content/people/accounts/second-factor-rows.ts';
import { bearsSecret } from '#serving/bearer.ts';
import { commandSecret } from '#settings/secrets.ts';
import { invitationSchema, invite } from './invitation.ts';
import { makeResetLink, type ResetLink } from './reset-links.ts';

/** The request of `npm run account`; a new account if there is a role. */
const commandSchema = z.object({
  email: emailSchema,
  role: z.enum(roles).optional(),
  /** Also removes the second factor, for somebody who has lost phone and recovery codes. */
  withoutSecondFactor: z.boolean().optional(),
});

/**
 * Executes `npm run account`: `reset` makes a link for an account, `create` creates the account as well. Undefined if
 * `reset` finds no account, or if the new address is invalid or taken.
 */
export async function linkFor(payload: Payload, command: unknown): Promise<ResetLink | undefined> {
  const { email, role, withoutSecondFactor } = commandSchema.parse(command);
  const req = await createLocalReq({}, payload);
  if (role) {
    const whom = invitationSchema.safeParse({ email, role }).data;
    const invited = whom && (await invite(payload, whom));
    if (invited) await announceAccountEvent(req, 'invited', { id: invited.id, email });
    return invited?.link;
  }
  const account = await accountByEmail({ payload }, email);
  if (account && withoutSecondFactor) {
    const isRemoved = await inTransaction(payload, (within) => removeSecondFactor(within, account.id));
    if (isRemoved) await announceAccountEvent(req, 'two-factor-removed', account);
  }
  const link = account && (await makeResetLink(payload, account.id));
  if (link) await announceAccountEvent(req, 'link-made', account);
  return link;
}

/** Handles the command while the content backend runs, because only one process may open the database. */
export async function answerAccountCommand(payload: Payload, request: Request): Promise<Response> {
  if (!bearsSecret(request.headers.get('authorization'), commandSecret(settings.secrets)))
    return refusal(404, 'There is nothing at this address.');
  const body = await boundedBody(request, 2000);
  const command = commandSchema.safeParse(body && jsonFrom(body));
  const link = command.success ? await linkFor(payload, command.data) : undefined;
  return link ? jsonAnswer(link) : refusal(422, 'The address can’t be used for this.');
}
