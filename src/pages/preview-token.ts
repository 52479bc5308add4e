import { createHmac, timingSafeEqual } from 'node:crypto';
import { defaultLocale, type Locale } from '#i18n/locales.ts';

/** Minimum validity of a preview link, in ms. */
const validFor = 60 * 60_000;

/** The same link is reused this long, in ms, so that a preview beside the form needn't reload. */
const sameFor = 15 * 60_000;

interface PreviewSubject {
  path: string;
  locale: Locale;
}

/** Subject of a token for the draft of the brand record, which applies to every page and locale. */
export const identitySubject: PreviewSubject = { path: 'identity', locale: defaultLocale };

/** Signs access to one page's draft in one locale, for an hour from `now` (ms) or slightly longer. */
export function signPreview(subject: PreviewSubject, secret: string, now: number): string {
  const expires = Math.ceil(now / sameFor) * sameFor + validFor;
  return `${expires}.${signature(subject, expires, secret)}`;
}

/** Whether a token grants access to this page's draft at `now` (ms). */
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
