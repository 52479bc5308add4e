import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** By what the admin's server actions seal what they hand to browsers: the same in all content backends of one secret. */
export function actionKey({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('server-actions').digest('base64');
}
