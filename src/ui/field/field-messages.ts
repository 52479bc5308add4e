import { messagesHook } from '../messages-hook.ts';
import german from './field-messages.de.json' with { type: 'json' };
import english from './field-messages.en.json' with { type: 'json' };

export const useFieldMessages = messagesHook<typeof german>({ de: german, en: english });
