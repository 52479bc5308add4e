import { messagesHook } from '#ui/messages-hook.ts';
import german from './register-messages.de.json' with { type: 'json' };
import english from './register-messages.en.json' with { type: 'json' };

export const useRegisterMessages = messagesHook<typeof german>({ de: german, en: english });
