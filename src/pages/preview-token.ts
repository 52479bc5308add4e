import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultLocale, type Locale } from '#i18n/locales.ts';

/** How long a preview link works at least, in milliseconds. */
const validFor = 60 * 60_000;

/** How long the same link is made, in ms: what shows it beside a form need not load it again each time. */
const sameFor = 15 * 60_000;

interface PreviewSubject {
  path: string;
  locale: Locale;
}

/** Stands for the identity where a preview names a page: whoever may see its draft sees it on every page, in every language. */
export const identitySubject: PreviewSubject = { path: 'identity', locale: defaultLocale };

/** Signs the right to see one page's draft in one language for the hour after `now` (ms), and a little longer. */
export function signPreview(subject: PreviewSubject, secret: string, now: number): string {
  const expires = Math.ceil(now / sameFor) * sameFor + validFor;
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
