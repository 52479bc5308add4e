import { messagesHook } from '#ui/messages-hook.ts';
import german from './specimen-messages.de.json' with { type: 'json' };
import english from './specimen-messages.en.json' with { type: 'json' };

export const useSpecimenMessages = messagesHook<typeof german>({ de: german, en: english });
