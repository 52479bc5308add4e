import type { IncomingMessage } from 'node:http';
import { adminLanguage } from '#i18n/asked-language.ts';
import { defaultLocale, type Locale, locales } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import german from './forward-refusals.de.json' with { type: 'json' };
import english from './forward-refusals.en.json' with { type: 'json' };

const messages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

const texts = {
  400: 'query',
  403: 'no-session',
  404: 'not-found',
  405: 'method',
  413: 'too-large',
  414: 'long-address',
  502: 'away',
  503: 'busy',
  504: 'slow',
} as const;

interface Facts {
  /** The exceeded limit in bytes. */
  most?: number;
  headers?: Readonly<Record<string, string>>;
}

/**
 * The site's own error in place of the content backend's response, in the admin's language. Below /api it has the
 * format of Payload's errors, which the admin displays.
 */
export function forwardRefusal(
  { url = '', headers: asked }: IncomingMessage,
  status: keyof typeof texts,
  { most = 0, headers = {} }: Facts = {},
): Response {
  const locale = adminLanguage(asked, locales) ?? defaultLocale;
  const message = fillIn(messages[locale][texts[status]], { size: inWords(most) });
  const isData = url.startsWith('/api');
  return new Response(isData ? JSON.stringify({ errors: [{ message }] }) : `${message}\n`, {
    status,
    headers: {
      'content-type': isData ? 'application/json' : 'text/plain; charset=utf-8',
      'content-language': locale,
      'cache-control': 'private, no-store',
      ...(status >= 502 ? { 'retry-after': '5' } : {}),
      ...headers,
    },
  });
}

function inWords(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${Math.floor(kilobytes / 1024)} MB`;
}
