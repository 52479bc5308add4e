import { messagesHook } from '#ui/messages-hook.ts';
import german from './embed-messages.de.json' with { type: 'json' };
import english from './embed-messages.en.json' with { type: 'json' };

export const useEmbedMessages = messagesHook<typeof german>({ de: german, en: english });
