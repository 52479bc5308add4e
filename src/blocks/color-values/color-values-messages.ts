import { messagesHook } from '#ui/messages-hook.ts';
import german from './color-values-messages.de.json' with { type: 'json' };
import english from './color-values-messages.en.json' with { type: 'json' };

export const useColorValuesMessages = messagesHook<typeof german>({ de: german, en: english });
