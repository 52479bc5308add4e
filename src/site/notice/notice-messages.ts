import { type Locale, pageLocale } from '#i18n/locales.ts';

export type NoticeMessages = typeof import('./notice-messages.de.json');

const loaders: { [Code in Locale]: () => Promise<NoticeMessages> } = {
  de: () => import('./notice-messages.de.json').then((texts) => texts.default),
  en: () => import('./notice-messages.en.json').then((texts) => texts.default),
};

const loaded = new Map<Locale, NoticeMessages>();

/** Loads the messages of notices in advance, before anything can fail. */
export async function loadNoticeMessages(locale: Locale): Promise<void> {
  loaded.set(locale, await loaders[locale]());
}

/** The messages of notices in the current page's locale. Must have been loaded. */
export function noticeMessages(): NoticeMessages {
  const messages = loaded.get(pageLocale());
  if (!messages) throw new Error('The messages of notices are not loaded.');
  return messages;
}
