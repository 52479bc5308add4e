import type { Locale } from './locales.ts';

/** The interface's texts in one language; German is the measure. */
export type Messages = typeof import('./messages/de.json');

const loaders: { [Code in Locale]: () => Promise<Messages> } = {
  de: () => import('./messages/de.json'),
  en: () => import('./messages/en.json'),
};

/** Loads one language's texts; a visitor gets only their own. A key that a language lacks does not compile. */
export function loadMessages(locale: Locale): Promise<Messages> {
  return loaders[locale]();
}

/** Fills `{name}` places in a message. */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
