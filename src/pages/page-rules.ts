import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { followRedirect, type RedirectRule, type RouteChecks } from './route-checks.ts';

/** What the club's developers say about a path, beyond what editors can. */
export interface PageRules extends RouteChecks {
  /** Leads elsewhere before anything is loaded. A path without language prefix is in the visitor's language. */
  redirect?: RedirectRule;
}

/** By path, in lower case and without language prefix: a rule holds in every language. See docs/guides/add-a-page-rule.md. */
const pageRules: Readonly<Record<string, PageRules>> = {};

/** The rules of a path without language prefix; none where nothing was said. */
export function pageRulesOf(path: string): PageRules {
  return (Object.hasOwn(pageRules, path) ? pageRules[path] : undefined) ?? {};
}

/** Whether everybody gets to a path at any time, so that its page may be loaded ahead. */
export function isAlwaysOpen(path: string): boolean {
  const { redirect, validate } = pageRulesOf(path);
  return redirect === undefined && validate === undefined;
}

/**
 * Where the rule of a path leads; undefined where there is none.
 * @throws if the rule names no path
 */
export function ruledRedirect(
  { url, path, locale }: { url: URL; path: string; locale: Locale },
  from: URL,
): URL | undefined {
  const { redirect } = pageRulesOf(path);
  if (redirect === undefined) return undefined;
  const target = followRedirect(redirect, url, from);
  if (target.origin === url.origin && parseLocalizedPath(target.pathname).locale === defaultLocale)
    target.pathname = localizedPath(target.pathname, locale);
  return target;
}
