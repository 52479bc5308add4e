import { leadsIntoSite } from '#i18n/localized-path.ts';

/** Accepts a path of the site, without locale prefix, or an https URL. */
export function isRedirectTarget(value: string): boolean {
  return leadsIntoSite(value) || (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(value) && URL.canParse(value));
}

/** As it is stored: without invisible characters, and with a host that every client understands. */
export function redirectTarget(written: string): string {
  const target = written.replace(/\p{Cf}/gu, '').trim();
  const [, host = ''] = /^https:\/\/([^/?#]*)/i.exec(target) ?? [];
  const isPlain = /^https:/.test(target) && /^[a-z0-9.:-]*$/.test(host);
  return isPlain || host === '' || !URL.canParse(target) ? target : new URL(target).href;
}
