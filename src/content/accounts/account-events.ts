import type { PayloadRequest } from 'payload';

/** What happened at the door of the admin. */
export interface AccountEvent {
  kind:
    | 'signed-in'
    | 'refused'
    | 'slowed-down'
    | 'signed-out'
    | 'reset-asked'
    | 'link-made'
    | 'password-reset';
  /** The account's address, or the one that was given and may be nobody's. */
  email: string;
  /** Undefined where the address is nobody's. */
  account?: number;
  /** From which network address; empty where it is unknown. */
  from: string;
}

type Listener = (event: AccountEvent, req: PayloadRequest) => void | Promise<void>;

const listeners: Listener[] = [logEvent];

/** Hears of every sign-in and refusal from now on, before it is answered; a listener that fails changes no answer. */
export function onAccountEvent(listener: Listener): void {
  listeners.push(listener);
}

export async function announceAccountEvent(req: PayloadRequest, event: AccountEvent): Promise<void> {
  for (const listener of listeners) {
    try {
      await listener(event, req);
    } catch (err) {
      req.payload.logger.error({ err }, 'What happened to an account could not be recorded.');
    }
  }
}

/** One line. What was given as an address is written so that it can't begin another one. */
function logEvent({ kind, email, from }: AccountEvent, { payload }: PayloadRequest): void {
  payload.logger.info(
    `Account ${JSON.stringify(email.slice(0, 100))}: ${kind}, from ${JSON.stringify(from.slice(0, 60))}.`,
  );
}
