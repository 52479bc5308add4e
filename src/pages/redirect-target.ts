import { leadsIntoSite } from '#i18n/localized-path.ts';

/** Accepts a path of the site, without locale prefix, or an https URL. */
export function isRedirectTarget(value: string): boolean {
  return leadsIntoSite(value) || (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(value) && URL.canParse(value));
}
