import { defaultLocale, type Locale } from '#i18n/locales.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { followRedirect, type RedirectRule, type RouteChecks } from './route-checks.ts';

/** A developer's rules for a path, beyond what editors can set. */
export interface PageRules extends RouteChecks {
  /** Redirects before anything is loaded. Paths without locale prefix are in the visitor's locale. */
  redirect?: RedirectRule;
}

/**
 * By path, in lower case and without locale prefix; rules apply to every locale. See docs/guides/add-a-page-rule.md.
 */
const pageRules: Readonly<Record<string, PageRules>> = {};

export function pageRulesOf(path: string): PageRules {
  return (Object.hasOwn(pageRules, path) ? pageRules[path] : undefined) ?? {};
}

/** Whether a path has no conditions, so that its page may be preloaded. */
export function isAlwaysOpen(path: string): boolean {
  const { redirect, validate } = pageRulesOf(path);
  return redirect === undefined && validate === undefined;
}

/**
 * The redirect of a path's rule, if any.
 * @throws if the rule has no path
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
