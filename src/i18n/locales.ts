/** The languages of the site, default first. German has no path prefix, every other language its code. */
export const locales = ['de', 'en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'de';

/** One text in every language. */
export type Localized = { readonly [Code in Locale]: string };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** How each language calls itself, for the language switch. */
export const localeNames: Localized = { de: 'Deutsch', en: 'English' };

/** What `og:locale` wants to hear. */
export const localeTags: Localized = { de: 'de_DE', en: 'en_GB' };
