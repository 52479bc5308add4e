import { type Locale, pageLocale } from '#i18n/locales.ts';

export type NoticeMessages = typeof import('./notice-messages.de.json');

const loaders: { [Code in Locale]: () => Promise<NoticeMessages> } = {
  de: () => import('./notice-messages.de.json').then((texts) => texts.default),
  en: () => import('./notice-messages.en.json').then((texts) => texts.default),
};

const loaded = new Map<Locale, NoticeMessages>();

/** Loads what notices say in a language, before anything can fail. */
export async function loadNoticeMessages(locale: Locale): Promise<void> {
  loaded.set(locale, await loaders[locale]());
}

/** What notices say, in the language of the page that is shown. It must have been loaded. */
export function noticeMessages(): NoticeMessages {
  const messages = loaded.get(pageLocale());
  if (!messages) throw new Error('Notices have no texts yet.');
  return messages;
}
