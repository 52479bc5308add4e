import { formatNumber } from './format-number.ts';
import type { Locale } from './locales.ts';

/** The interface texts of one locale. German defines the keys. */
export type Messages = typeof import('./messages/de.json');

const loaders: { [Code in Locale]: () => Promise<Messages> } = {
  de: () => import('./messages/de.json').then((texts) => texts.default),
  en: () => import('./messages/en.json').then((texts) => texts.default),
};

/** Loads one locale's texts, so visitors download only their own. A missing key does not compile. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}

/** A message with a number, in each plural form of the locale. Every locale has `other`. */
export type CountMessage = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined;
};

/**
 * Fills a message with a number. `{n}` is the number in the locale's format; the plural form follows the formatted
 * number.
 *
 * @param digits maximum fraction digits
 */
export function fillInCount(
  message: CountMessage,
  n: number,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {},
  digits = 0,
): string {
  const format = { maximumFractionDigits: digits };
  const form = message[new Intl.PluralRules(locale, format).select(n)] ?? message.other;
  return fillIn(form, { ...values, n: formatNumber(n, locale, format) });
}

/** Plural forms as data attributes, for scripts that count without the messages. */
export function formsOf(message: CountMessage): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(message).map(([form, text]) => [`data-${form}`, text]));
}

/** Replaces `{name}` placeholders in a message. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
