import type { PayloadRequest } from 'payload';
import type { AuditAction } from '#content/audit/audit-actions.ts';
import { networkOf, recordEvent } from '#content/audit/record-event.ts';

/** What happened at the door of the admin. */
export interface AccountEvent {
  kind:
    | 'signed-in'
    | 'refused'
    | 'slowed-down'
    | 'signed-out'
    | 'reset-asked'
    | 'link-made'
    | 'password-reset'
    | 'invited'
    | 'sessions-ended'
    | 'password-changed'
    | 'email-changed'
    | 'two-factor-set'
    | 'two-factor-removed'
    | 'recovery-codes-made';
  /** The account's address, or the one that was given and may be nobody's. */
  email: string;
  /** Undefined where the address is nobody's, or whoever gave it has not shown to be the account's owner. */
  account?: number;
  /** From which network address; empty where it is unknown. */
  from: string;
}

/** How the audit log calls it. What is asked too often is not kept: whoever asks would decide how much is stored. */
const auditActionOf = {
  'signed-in': 'signIn',
  refused: 'signInRefused',
  'slowed-down': undefined,
  'signed-out': 'signOut',
  'reset-asked': 'linkAsked',
  'link-made': 'linkMade',
  'password-reset': 'passwordReset',
  invited: 'create',
  'sessions-ended': 'change',
  'password-changed': 'change',
  'email-changed': 'change',
  'two-factor-set': 'twoFactorSet',
  'two-factor-removed': 'twoFactorRemoved',
  'recovery-codes-made': 'recoveryCodesMade',
} as const satisfies Readonly<Record<AccountEvent['kind'], AuditAction | undefined>>;

/** What differs, where an account was made or changed. By whom, the request says. */
const changedField: Readonly<Partial<Record<AccountEvent['kind'], string>>> = {
  invited: '',
  'sessions-ended': 'sessions',
  'password-changed': 'password',
  'email-changed': 'email',
};

/** Tells the log, and the audit log, before it is answered; that one can't be written changes no answer. */
export async function announceAccountEvent(req: PayloadRequest, event: AccountEvent): Promise<void> {
  logEvent(event, req);
  const action = auditActionOf[event.kind];
  if (!action || (action === 'linkAsked' && event.account === undefined)) return;
  const details = changedField[event.kind];
  try {
    await recordEvent(req, {
      action,
      subject: 'users',
      ...(details !== undefined ? { title: event.email, details } : { account: event.email }),
      ...(event.account === undefined ? {} : { document: event.account }),
    });
  } catch (err) {
    req.payload.logger.error({ err }, 'What happened to an account could not be recorded.');
  }
}

/**
 * One line, without anybody's data: logs are read by more people than the audit log, and nobody deletes them in time. Who
 * it was the audit log says; what was typed in as an address may be anybody's, or a password.
 */
function logEvent({ kind, account, from }: AccountEvent, { payload }: PayloadRequest): void {
  const who = account === undefined ? 'Somebody' : `Account ${account}`;
  payload.logger.info(`${who}: ${kind}, from ${networkOf(from) ?? 'an unknown network'}.`);
}
