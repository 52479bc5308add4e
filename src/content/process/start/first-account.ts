import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { reportStep } from '#content/foundation/operation/report-step.ts';
import { problemWithPassword } from '#content/people/accounts/password-rule.ts';
import { makeResetLink } from '#content/people/credentials/reset-links.ts';
import { type Settings, SettingsError } from '#settings/settings.ts';

const storedUser = z.object({
  id: z.number(),
  email: z.string(),
  invited: z.boolean().nullish(),
});

/** The first account's e-mail address if the operator gave none; its holder can change it. */
const placeholderEmail = 'admin@heimspiel.example';

/** Creates the first account, so that no visitor can: that of ADMIN_EMAIL and ADMIN_PASSWORD, or one that is invited. */
export async function prepareFirstAccount(
  payload: Payload,
  { firstAccount }: Pick<Settings, 'firstAccount'>,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  await refuseEasySetting({ firstAccount });
  await payload.create({
    collection: 'users',
    data: {
      email: firstAccount?.email ?? placeholderEmail,
      password: firstAccount?.password ?? randomBytes(32).toString('base64url'),
      role: 'admin',
      invited: firstAccount === undefined,
    },
  });
  if (firstAccount) reportStep(`first account: ${firstAccount.email}`);
}

/** Prints a single-use link to choose the password, as long as the first account is the only one and has none. */
export async function inviteFirstAccount(payload: Payload): Promise<void> {
  const { docs } = await payload.find({ collection: 'users', limit: 2, depth: 0, showHiddenFields: true });
  const [first, second] = docs.map((doc) => storedUser.parse(doc));
  if (!first?.invited || second) return;
  const link = await makeResetLink(payload, first.id);
  if (link)
    reportStep(`first account: ${first.email}. Choose its password within an hour at ${link.address}`);
}

/** @throws SettingsError instead of creating an account with a guessable password. */
async function refuseEasySetting({ firstAccount }: Pick<Settings, 'firstAccount'>): Promise<void> {
  const problem = firstAccount && (await problemWithPassword(firstAccount.password, firstAccount));
  if (problem) throw new SettingsError(`ADMIN_PASSWORD can’t be used. ${problem.en}`);
}
