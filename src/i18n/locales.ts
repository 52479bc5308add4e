/** The languages of the site, default first. German has no path prefix, every other language its code. */
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** One text in every language. */
export type Localized = { readonly [Code in Locale]: string };

/** What `of` gives for each language, under its code. */
export function inEveryLocale<Value>(of: (locale: Locale) => Value): { [Code in Locale]: Value } {
  return Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as { [Code in Locale]: Value };
}

/** What `read` resolves to for each language, all at once, under its code. */
export async function readInEveryLocale<Value>(
  read: (locale: Locale) => Promise<Value>,
): Promise<{ [Code in Locale]: Value }> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const));
  return Object.fromEntries(entries) as { [Code in Locale]: Value };
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** In the browser, the language of the page that is shown. */
export function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

/** How each language calls itself, for the language switch. */
export const localeNames: Localized = { de: 'Deutsch', en: 'English' };

/** Language and region as Open Graph writes them; dates are written as there. */
export const localeTags: Localized = { de: 'de_DE', en: 'en_GB' };
