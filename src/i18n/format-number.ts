import type { Locale } from './locales.ts';

export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, options).format(value);
}

/** A share of 1 in per cent. */
export function formatPercent(share: number, locale: Locale, mostDecimals = 0): string {
  return formatNumber(share, locale, { style: 'percent', maximumFractionDigits: mostDecimals });
}

/** A number to compare with others of its kind, such as a contrast: always with one decimal. */
export function formatTenths(value: number, locale: Locale): string {
  return formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A measure to copy: thousands are not grouped. */
export function formatMeasure(value: number, locale: Locale, mostDecimals: number): string {
  return formatNumber(value, locale, { maximumFractionDigits: mostDecimals, useGrouping: false });
}
