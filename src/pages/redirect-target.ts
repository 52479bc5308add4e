import { leadsIntoSite } from '#i18n/localized-path.ts';

/** Whether a redirect may lead there: a path of the site, without language prefix, or an https address. */
export function isRedirectTarget(value: string): boolean {
  return leadsIntoSite(value) || (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(value) && URL.canParse(value));
}
