import type { ListedForm } from '#forms/form-list.ts';
import { inEveryLocale, type Locale, locales } from '#i18n/locales.ts';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import type { PublishedPaths } from '#pages/content-api.ts';
import { FormerAddresses } from '#pages/former-address.ts';
import type { PageDocument } from '#pages/page-document.ts';
import { isSitePath, normalizePagePath } from '#pages/page-path.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { isRedirectTarget } from '#pages/redirect-target.ts';
import { hashOf } from './hash-of.ts';
import { pageKey } from './page-key.ts';
import type { ListedPage, Redirect } from './published-page.ts';
import { referencesIn } from './published-references.ts';
import { WholeSite } from './whole-site.ts';

interface Published {
  pages: readonly ListedPage[];
  redirects: readonly Redirect[];
  settings: ProjectSettings | undefined;
  forms: readonly ListedForm[];
}

type Links = ProjectSettings['social'];

/**
 * What visitors may see at a moment. Never reveals a hidden page: redirects and links of the frame to one are left out.
 */
export class VisibleContent {
  /** In ms: the period in which it is valid. */
  readonly since: number;
  readonly until: number;
  readonly whole: WholeSite;
  /** By the address that they lead from, as it is stored. */
  readonly redirects: ReadonlyMap<string, Redirect>;
  readonly former: FormerAddresses<Redirect>;
  readonly settings: ProjectSettings | undefined;
  readonly settingsHash: string;
  readonly #linked: ReadonlySet<string>;
  readonly #pages: Map<string, ListedPage>;

  constructor({ pages, redirects, settings, forms }: Published, now: number) {
    const moments = pages.flatMap(({ outline: { route } }) =>
      [route.visibleFrom, route.visibleUntil].flatMap((moment) => (moment ? [Date.parse(moment)] : [])),
    );
    this.since = now;
    this.until = Math.min(...moments.filter((moment) => moment > now), Infinity);
    this.#pages = new Map(
      pages.filter(({ outline }) => isVisible(outline, now)).map((page) => [pageKey(page.outline), page]),
    );
    this.redirects = this.#redirectsInForce(pages, redirects);
    this.former = new FormerAddresses(this.redirects.values());
    for (const [key, { outline }] of this.#pages) {
      if (outline.route.redirect && !this.redirects.has(outline.path)) this.#pages.delete(key);
    }
    this.#linked = referencesIn([...this.redirects.values()]);
    const outlines = Array.from(this.#pages.values(), ({ outline }) => outline);
    this.whole = new WholeSite(outlines, settings?.club, forms);
    this.settings = settings && this.#forBrowsers(settings);
    this.settingsHash = this.settings ? hashOf(this.settings) : '';
  }

  pages(): IterableIterator<ListedPage> {
    return this.#pages.values();
  }

  page(path: string, locale: Locale): ListedPage | undefined {
    return this.#pages.get(pageKey({ path, locale }));
  }

  linksTo(name: string): boolean {
    return this.#linked.has(`media ${name}`);
  }

  list(): Omit<PublishedPaths, 'version'> {
    const pages = new Map<string, PublishedPaths['pages'][number]>();
    for (const { outline, version } of this.pages()) {
      const { path, locale } = outline;
      pages.set(path, { path, locales: [...(pages.get(path)?.locales ?? []), locale], version });
    }
    return { pages: [...pages.values()], redirects: [...this.redirects.values()] };
  }

  /** A redirect is active once its target is visible; one set with a page, once that page could be visible. */
  #redirectsInForce(
    pages: readonly ListedPage[],
    redirects: readonly Redirect[],
  ): ReadonlyMap<string, Redirect> {
    const waiting = new Set(
      pages
        .filter(({ outline }) => outline.route.redirect && !this.page(outline.path, outline.locale))
        .map(({ outline }) => outline.path),
    );
    // Redirects may be stored without having been validated; unsafe targets are ignored.
    const sound = redirects.filter(({ from, to }) => !waiting.has(from) && isRedirectTarget(to));
    const rules = new FormerAddresses(sound);
    const leadsSomewhere = ({ to }: Redirect, passed: readonly string[] = []): boolean => {
      const next = to.startsWith('/') ? rules.find(to)?.rule : undefined;
      if (next) return !passed.includes(next.from) && leadsSomewhere(next, [...passed, next.from]);
      const path = pathOf(to);
      if (path === undefined) return true;
      return locales.some((locale) => this.page(path, locale));
    };
    return new Map(sound.filter((rule) => leadsSomewhere(rule)).map((rule) => [rule.from, rule]));
  }

  #forBrowsers({ club: _legal, ...settings }: ProjectSettings): ProjectSettings {
    const alive = (links: Links, locale: Locale) =>
      links.filter(({ href }) => {
        const path = pathOf(href);
        return path === undefined || this.redirects.has(path) || this.page(path, locale);
      });
    const inLanguage = (locale: Locale) => {
      const { navigation, footer, legal, ...texts } = settings.locales[locale];
      return {
        ...texts,
        navigation: alive(navigation, locale),
        footer: alive(footer, locale),
        legal: alive(legal, locale),
      };
    };
    return { ...settings, locales: inEveryLocale(inLanguage) };
  }
}

/** The path, without language, of a link's or redirect's target page; undefined for external targets. */
function pathOf(href: string): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const path = normalizePagePath(parseLocalizedPath(href.replace(/[?#].*$/, '')).path);
  return isSitePath(path) || /\.[a-z0-9]+$/.test(path) ? undefined : path;
}

/** The page's validate check: whether visitors may see it at `now` (ms). */
function isVisible({ route }: Pick<PageDocument, 'route'>, now: number): boolean {
  const { visibleFrom, visibleUntil } = route;
  return (
    (visibleFrom === undefined || Date.parse(visibleFrom) <= now) &&
    (visibleUntil === undefined || now < Date.parse(visibleUntil))
  );
}
