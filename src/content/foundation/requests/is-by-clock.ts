import type { PayloadRequest } from 'payload';

/** Whether the job clock acts: only it acts for an account without request headers. */
export function isByClock({ user, headers }: Pick<PayloadRequest, 'user' | 'headers'>): boolean {
  return user !== null && [...headers.keys()].length === 0;
}
