import type { PayloadRequest } from 'payload';
import type { AuditAction } from '#content/audit/audit-actions.ts';
import { networkOf, recordEvent } from '#content/audit/record-event.ts';

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
  /** The account's e-mail address, or the one that was entered, which may be nobody's. */
  email: string;
  /** Undefined if no account has the address, or if the requester has not proved to own it. */
  account?: number;
  /** The client's IP address; empty if unknown. */
  from: string;
}

/** The audit action. Throttled attempts are not recorded: the client would decide how much is stored. */
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

/** The changed field of a new or changed account. The request says by whom. */
const changedField: Readonly<Partial<Record<AccountEvent['kind'], string>>> = {
  invited: '',
  'sessions-ended': 'sessions',
  'password-changed': 'password',
  'email-changed': 'email',
};

/**
 * Logs the event and records it in the audit log before the response; a failure to record doesn't change the
 * response.
 */
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
    req.payload.logger.error({ err }, 'An account event could not be recorded.');
  }
}

/**
 * One line without personal data: logs are read by more people than the audit log, and have no retention period. The
 * audit log has the account; what was entered as an e-mail address may be anybody's, or a password.
 */
function logEvent({ kind, account, from }: AccountEvent, { payload }: PayloadRequest): void {
  const who = account === undefined ? 'Somebody' : `Account ${account}`;
  payload.logger.info(`${who}: ${kind}, from ${networkOf(from) ?? 'an unknown network'}.`);
}
