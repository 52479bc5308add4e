/** The site's locales, default first. The default has no path prefix, every other locale its code. */
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

export type Localized = { readonly [Code in Locale]: string };

/** Calls `of` for each locale; results are keyed by locale. */
export function inEveryLocale<Value>(of: (locale: Locale) => Value): { [Code in Locale]: Value } {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as { [Code in Locale]: Value };
}

/** Like `inEveryLocale`, in parallel for promises. */
export async function readInEveryLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<{ [Code in Locale]: Value }> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const));
  return Object.fromEntries(entries) as { [Code in Locale]: Value };
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Browser only: the locale of the current page. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** Each locale's own name, for the language switch. */
export const localeNames: Localized = { de: 'Deutsch', en: 'English' };

/** Open Graph locale tags; their region also decides date formats. */
export const localeTags: Localized = { de: 'de_DE', en: 'en_GB' };
