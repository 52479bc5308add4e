import type { Locale } from '#i18n/locales.ts';
import { messagesHook } from '#ui/messages-hook.ts';
import german from './version-messages.de.json' with { type: 'json' };
import english from './version-messages.en.json' with { type: 'json' };

export const versionMessages: { readonly [Code in Locale]: typeof german } = { de: german, en: english };

export const useVersionMessages = messagesHook<typeof german>(versionMessages);
