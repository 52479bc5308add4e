import type { PayloadRequest } from 'payload';

/** Whether something is done because its time has come: only the clock acts as an account that sends nothing. */
export function isByClock({ user, headers }: Pick<PayloadRequest, 'user' | 'headers'>): boolean {
  return user !== null && [...headers.keys()].length === 0;
}
