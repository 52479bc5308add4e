import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Authenticates commands on the content backend's own machine. Whoever has it could create sessions as well. */
export function commandSecret({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('account-command').digest('hex');
}
