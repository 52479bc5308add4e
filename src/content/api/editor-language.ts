import type { PayloadRequest } from 'payload';
import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';

/** In which language the editor reads the admin. */
export function languageOf(req: Pick<PayloadRequest, 'i18n'>): Locale {
  const { language } = req.i18n;
  return isLocale(language) ? language : defaultLocale;
}
