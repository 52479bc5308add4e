import type { Locale } from '#i18n/locales.ts';

/** `94,95 €`, `£84.95`: a price as the language writes it. */
export function formatPrice(amount: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}
