import type { Locale } from './locales.ts';

/** The interface's texts in one language; German sets the keys. */
export type Messages = typeof import('./messages/de.json');

const loaders: { [Code in Locale]: () => Promise<Messages> } = {
  de: () => import('./messages/de.json').then((texts) => texts.default),
  en: () => import('./messages/en.json').then((texts) => texts.default),
};

/** Loads one language's texts; a visitor gets only their own. A key that a language lacks does not compile. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}

/** A message with a number in it, in every form that a language has for numbers. All languages have `other`. */
export type CountMessage = { readonly other: string } & {
  readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string | undefined;
};

/**
 * Fills in a message whose words go by a number: `{n}` is the number as the language writes it.
 *
 * @param digits how many decimals are written at most; the form goes by what is written
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
  return fillIn(form, { ...values, n: new Intl.NumberFormat(locale, format).format(n) });
}

/** A message's forms as attributes, for a script that counts on without the messages. */
export function formsOf(message: CountMessage): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(message).map(([form, text]) => [`data-${form}`, text]));
}

/** Fills `{name}` places in a message. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
