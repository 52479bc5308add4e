import { timingSafeEqual } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import { jsonAnswer, refusal } from '#content/api/answers.ts';
import { boundedBody } from '#content/api/bounded-body.ts';
import { settings } from '#content/content-settings.ts';
import { commandSecret } from '#settings/command-secret.ts';
import { announceAccountEvent } from './account-events.ts';
import { emailSchema } from './account-requests.ts';
import { accountByEmail } from './account-rows.ts';
import { makeResetLink, type ResetLink } from './reset-links.ts';

/** Makes a link for `npm run account -- reset <address>`; undefined for an address that no account has. */
export async function resetLinkFor(payload: Payload, email: string): Promise<ResetLink | undefined> {
  const account = await accountByEmail({ payload }, email);
  const link = account && (await makeResetLink(payload, account.id));
  if (!link) return undefined;
  const event = { kind: 'link-made', email, account: account.id, from: 'npm run account' } as const;
  await announceAccountEvent(await createLocalReq({}, payload), event);
  return link;
}

/** Answers the command while the content backend runs: only one process opens the database. */
export async function answerAccountCommand(payload: Payload, request: Request): Promise<Response> {
  if (!knowsSecret(request)) return refusal(404, 'There is nothing at this address.');
  const body = await boundedBody(request, 2000);
  const email = emailSchema.safeParse(body?.toString());
  const link = email.success ? await resetLinkFor(payload, email.data) : undefined;
  return link ? jsonAnswer(link) : refusal(422, 'No account has this address.');
}

function knowsSecret(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const expected = Buffer.from(`Bearer ${commandSecret(settings.secrets)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
