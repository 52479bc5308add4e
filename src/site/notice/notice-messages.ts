import { defaultLocale, isLocale, type Locale } from '#i18n/locales.ts';
import german from './notice-messages.de.json' with { type: 'json' };
import english from './notice-messages.en.json' with { type: 'json' };

export type NoticeMessages = typeof german;

const messages: { readonly [Code in Locale]: NoticeMessages } = { de: german, en: english };

/** What notices say, in the language of the page that is shown. They are there before anything can fail. */
export function noticeMessages(): NoticeMessages {
  const { lang } = document.documentElement;
  return messages[isLocale(lang) ? lang : defaultLocale];
}
