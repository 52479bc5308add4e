import { createHmac } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** The key by which Next encrypts server actions' closures: the same in all content backends with one secret. */
export function actionKey({ payload }: Pick<Secrets, 'payload'>): string {
  return createHmac('sha256', payload).update('server-actions').digest('base64');
}
