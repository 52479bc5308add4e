import { messagesHook } from '#ui/messages-hook.ts';
import german from './logos-messages.de.json' with { type: 'json' };
import english from './logos-messages.en.json' with { type: 'json' };

export const useLogosMessages = messagesHook<typeof german>({ de: german, en: english });
