import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';

/** In which language the editor reads the admin. */
export function languageOf(req: { i18n: { language: string } }): Locale {
  const { language } = req.i18n;
  return isLocale(language) ? language : defaultLocale;
}
