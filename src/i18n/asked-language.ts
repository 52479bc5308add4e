import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';

interface AskedLanguage {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

/** Cookie in which the admin keeps the editor's language. */
const chosenLanguage = 'payload-lng';

/** The admin language of a request: the editor's choice, else the browser's preference. */
export function adminLanguage<Code extends string>(
  { cookie = '', 'accept-language': acceptLanguage }: AskedLanguage,
  languages: readonly Code[],
): Code | undefined {
  const chosen = parse(cookie, chosenLanguage)[chosenLanguage];
  return languages.find((language) => language === chosen) ?? acceptedLanguage(acceptLanguage, languages);
}

/** First match in the browser's list: the exact tag, else its primary subtag (`en-GB` matches `en`). */
export function acceptedLanguage<Code extends string>(
  acceptLanguage: string | undefined,
  languages: readonly Code[],
): Code | undefined {
  if (acceptLanguage === undefined) return undefined;
  const isOne = (tag: string | undefined): tag is Code => languages.some((language) => language === tag);
  const tags = parseAccept(acceptLanguage)
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q)
    .map(({ type }) => type.toLowerCase());
  const exact = tags.find(isOne);
  const primary = tags.map((tag) => tag.split('-')[0]).find(isOne);
  const firstExact = exact === undefined ? Number.POSITIVE_INFINITY : tags.indexOf(exact);
  const firstPrimary = tags.findIndex((tag) => tag.split('-')[0] === primary);
  return firstExact <= firstPrimary ? exact : primary;
}
