import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { AskedHeader } from '#server/http/plain-answer.ts';
import { comesFromThisSite, detectLocale, localeCookie, localeCookieAge } from './detect-locale.ts';

type Headers = Readonly<Record<string, string>>;

/** Private: not for shared caches. */
const notForOthers: Headers = {
  'cache-control': 'private, no-cache',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
};

/** How the visitor's language affects responses: the target of `/`, the cookie, and caching. */
export class VisitorLanguage {
  readonly #origin: string;
  readonly #isSecure: boolean;

  constructor(siteUrl: string) {
    this.#origin = new URL(siteUrl).origin;
    this.#isSecure = siteUrl.startsWith('https://');
  }

  /** The preferred language of a visitor who arrives at `/`, if it differs from that of `/`. */
  elsewhere(header: AskedHeader, path: string, locale: Locale): Locale | undefined {
    if (path !== '/') return undefined;
    const detected = this.#comesFromHere(header) ? undefined : detectedFor(header);
    return detected === locale ? undefined : detected;
  }

  leadTo(locale: Locale, query: string): Response {
    return new Response(null, {
      status: 302,
      headers: {
        location: localizedPath('/', locale) + query,
        vary: 'Accept-Language, Cookie',
        ...this.#newCookie(locale),
      },
    });
  }

  documentHeaders(header: AskedHeader, locale: Locale, path: string): Headers {
    const cookie = this.cookieHeaders(header, locale);
    return path === '/' ? { vary: 'Accept-Language, Cookie', ...cookie } : cookie;
  }

  /**
   * Stores the language in the cookie unless it is there already: the expiry doesn't slide. The document's script sets
   * a first cookie, so that the response is the same for all visitors without one, except for those who have followed
   * a link into a language that their browser doesn't ask for: `/` would lead them back.
   */
  cookieHeaders(header: AskedHeader, locale: Locale): Headers {
    const known = languageCookie(header) ?? this.#leftLanguage(header);
    return known === undefined || known === locale ? {} : this.#newCookie(locale);
  }

  /** The browser's language, of a visitor without a cookie who follows a link within the site. */
  #leftLanguage(header: AskedHeader): Locale | undefined {
    return this.#comesFromHere(header) ? detectedFor(header) : undefined;
  }

  #comesFromHere(header: AskedHeader): boolean {
    const secFetchSite = header('sec-fetch-site');
    return comesFromThisSite({ secFetchSite, referer: header('referer') }, this.#origin);
  }

  #newCookie(locale: Locale): Headers {
    const expires = new Date(Date.now() + localeCookieAge).toUTCString();
    return {
      ...notForOthers,
      'set-cookie': `${localeCookie}=${locale}; Path=/; Expires=${expires}; SameSite=Lax${this.#isSecure ? '; Secure' : ''}`,
    };
  }
}

function detectedFor(header: AskedHeader): Locale | undefined {
  return detectLocale({ cookie: languageCookie(header), acceptLanguage: header('accept-language') });
}

/**
 * Parsed `Cookie` headers. Most visitors send the same few, and parsing takes as long as all other decisions about a
 * cached page.
 */
const read = new LRUCache<string, { language: string | undefined }>({ max: 100 });

/** In characters. Longer headers are not cached. */
const longestKept = 200;

function languageCookie(header: AskedHeader): string | undefined {
  const cookies = header('cookie');
  if (cookies === undefined) return undefined;
  const known = read.get(cookies);
  if (known) return known.language;
  const language = parseCookies(cookies, localeCookie)[localeCookie];
  if (cookies.length <= longestKept) read.set(cookies, { language });
  return language;
}
