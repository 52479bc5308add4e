import { parse as parseCookies } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { AskedHeader } from '#server/http/plain-answer.ts';
import { comesFromThisSite, detectLocale, localeCookie, localeCookieAge } from './detect-locale.ts';

type Headers = Readonly<Record<string, string>>;

/** For one visitor's browser, past every cache on the way. */
const notForOthers: Headers = {
  'cache-control': 'private, no-cache',
  'cdn-cache-control': 'no-store',
  'surrogate-control': 'no-store',
};

/** What a visitor's language means for answers: where `/` leads, what is written into the cookie, and who may keep it. */
export class VisitorLanguage {
  readonly #origin: string;
  readonly #isSecure: boolean;

  constructor(siteUrl: string) {
    this.#origin = new URL(siteUrl).origin;
    this.#isSecure = siteUrl.startsWith('https://');
  }

  /** The language that a visitor prefers who comes from elsewhere to `/`, if it is another than that of `/`. */
  elsewhere(header: AskedHeader, path: string, locale: Locale): Locale | undefined {
    if (path !== '/') return undefined;
    const cameFromHere = comesFromThisSite(
      { secFetchSite: header('sec-fetch-site'), referer: header('referer') },
      this.#origin,
    );
    const detected = cameFromHere ? undefined : detectedFor(header);
    return detected === locale ? undefined : detected;
  }

  /** Sends the visitor home in this language. */
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

  /** What a document's answer says of it; `path` is without language. */
  documentHeaders(header: AskedHeader, locale: Locale, path: string): Headers {
    if (path !== '/') return this.cookieHeaders(header, locale);
    const detected = detectedFor(header);
    return {
      vary: 'Accept-Language, Cookie',
      // Whoever comes from elsewhere is led to their language, and no cache asks where from.
      ...(detected === undefined || detected === locale ? {} : notForOthers),
      ...this.cookieHeaders(header, locale),
    };
  }

  /**
   * Writes the language that the visitor has chosen into the cookie, unless it is there already: its expiry does not
   * slide. Whoever has none is given it by the document's own script, so that one answer is the same for all of them.
   */
  cookieHeaders(header: AskedHeader, locale: Locale): Headers {
    const known = languageCookie(header);
    return known === undefined || known === locale ? {} : this.#newCookie(locale);
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

/** What most visitors send, who have no cookie but this one or few, and what it says: reading it takes as long as all else that is decided of a kept page. */
const read = new LRUCache<string, { language: string | undefined }>({ max: 100 });

/** In letters. What is longer is read each time. */
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
