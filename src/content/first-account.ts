import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { type Settings, SettingsError } from '#settings/settings.ts';
import { problemWithPassword } from './accounts/password-rule.ts';
import { makeResetLink } from './accounts/reset-links.ts';
import { reportStep } from './report-step.ts';

const storedUser = z.object({
  id: z.number(),
  email: z.string(),
  invited: z.boolean().nullish(),
});

/** The first account's e-mail address if the operator gave none; its holder can change it. */
const placeholderEmail = 'admin@heimspiel.example';

/**
 * Makes sure that somebody can sign in, and that no visitor can create the first account: ADMIN_EMAIL and
 * ADMIN_PASSWORD create it, otherwise a single-use link is printed.
 */
export async function prepareFirstAccount(
  payload: Payload,
  settings: Pick<Settings, 'firstAccount'>,
): Promise<void> {
  const found = await payload.find({
    collection: 'users',
    limit: 2,
    sort: 'createdAt',
    depth: 0,
    showHiddenFields: true,
  });
  const users = found.docs.map((doc) => storedUser.parse(doc));
  const [first] = users;
  if (!first) {
    await refuseEasySetting(settings);
    const made = await payload.create({
      collection: 'users',
      data: {
        email: settings.firstAccount?.email ?? placeholderEmail,
        password: settings.firstAccount?.password ?? randomBytes(32).toString('base64url'),
        role: 'admin',
        invited: settings.firstAccount === undefined,
      },
    });
    if (settings.firstAccount) reportStep(`first account: ${settings.firstAccount.email}`);
    else await printInvitation(payload, Number(made.id), placeholderEmail);
    return;
  }
  if (users.length === 1 && first.invited === true) await printInvitation(payload, first.id, first.email);
}

/** @throws SettingsError instead of creating an account with a guessable password. */
async function refuseEasySetting({ firstAccount }: Pick<Settings, 'firstAccount'>): Promise<void> {
  const problem = firstAccount && (await problemWithPassword(firstAccount.password, firstAccount));
  if (problem) throw new SettingsError(`ADMIN_PASSWORD can’t be used. ${problem.en}`);
}

async function printInvitation(payload: Payload, account: number, email: string): Promise<void> {
  const link = await makeResetLink(payload, account);
  if (link) reportStep(`first account: ${email}. Choose its password within an hour at ${link.address}`);
}
