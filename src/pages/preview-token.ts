import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';

/** How long a preview link works, in milliseconds. */
const validFor = 60 * 60_000;

interface PreviewSubject {
  path: string;
  locale: Locale;
}

/** Signs the right to see one page's draft in one language until an hour after `now` (ms). */
export function signPreview(subject: PreviewSubject, secret: string, now: number): string {
  const expires = now + validFor;
  return `${expires}.${signature(subject, expires, secret)}`;
}

/** Whether a token lets its bearer see this page's draft at `now` (ms). */
export function mayPreview(subject: PreviewSubject, token: string, secret: string, now: number): boolean {
  const [expires = '', given = ''] = token.split('.');
  if (!/^\d{1,15}$/.test(expires) || Number(expires) < now) return false;
  const expected = signature(subject, Number(expires), secret);
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

function signature(subject: PreviewSubject, expires: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${subject.locale}\n${subject.path}\n${expires}`)
    .digest('base64url');
}
