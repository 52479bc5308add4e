import { messagesHook } from '#ui/messages-hook.ts';
import german from './html-messages.de.json' with { type: 'json' };
import english from './html-messages.en.json' with { type: 'json' };

export const useHtmlMessages = messagesHook<typeof german>({ de: german, en: english });
