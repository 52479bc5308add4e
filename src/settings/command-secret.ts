import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** By what the content backend knows a command on its own machine: whoever has this could make sessions as well. */
export function commandSecret({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('account-command').digest('hex');
}
