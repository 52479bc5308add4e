import type { PayloadRequest } from 'payload';
import type { AuditAction } from '#content/access/audit/audit-actions.ts';
import { networkOf, recordEvent } from '#content/access/audit/record-event.ts';
import { networkAddressOf } from '#content/foundation/requests/network-address.ts';

interface Recorded {
  action?: AuditAction;
  /** The changed field of a new or changed account. The request says by whom. */
  field?: string;
}

const events = {
  'signed-in': { action: 'signIn' },
  refused: { action: 'signInRefused' },
  // Not recorded: the client would decide how much is stored.
  'slowed-down': {},
  'signed-out': { action: 'signOut' },
  'reset-asked': { action: 'linkAsked' },
  'link-made': { action: 'linkMade' },
  'password-reset': { action: 'passwordReset' },
  invited: { action: 'create', field: '' },
  'sessions-ended': { action: 'change', field: 'sessions' },
  'password-changed': { action: 'change', field: 'password' },
  'email-changed': { action: 'change', field: 'email' },
  'two-factor-set': { action: 'twoFactorSet' },
  'two-factor-removed': { action: 'twoFactorRemoved' },
  'recovery-codes-made': { action: 'recoveryCodesMade' },
} as const satisfies Readonly<Record<string, Recorded>>;

export type AccountEvent = keyof typeof events;

/**
 * Logs the event and records it in the audit log before the response; a failure to record doesn't change the
 * response.
 *
 * @param account `email` may be what was entered, and nobody's; without `id` if no account has it, or if the requester
 * has not proved to own it
 */
export async function announceAccountEvent(
  req: PayloadRequest,
  kind: AccountEvent,
  { id, email }: { id?: number | undefined; email: string },
): Promise<void> {
  // One line without personal data: logs are read by more people than the audit log, and have no retention period. The
  // audit log has the account; what was entered as an e-mail address may be anybody's, or a password.
  const who = id === undefined ? 'Somebody' : `Account ${id}`;
  const from = networkOf(networkAddressOf(req)) ?? 'an unknown network';
  req.payload.logger.info(`${who}: ${kind}, from ${from}.`);
  const { action, field }: Recorded = events[kind];
  if (!action || (action === 'linkAsked' && id === undefined)) return;
  try {
    await recordEvent(req, {
      action,
      subject: 'users',
      ...(field === undefined ? { account: email } : { title: email, details: field }),
      ...(id === undefined ? {} : { document: id }),
    });
  } catch (err) {
    req.payload.logger.error({ err }, 'An account event could not be recorded.');
  }
}
