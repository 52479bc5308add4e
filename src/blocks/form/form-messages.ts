import { messagesHook } from '#ui/messages-hook.ts';
import german from './form-messages.de.json' with { type: 'json' };
import english from './form-messages.en.json' with { type: 'json' };

export type FormMessages = typeof german;

export const useFormMessages = messagesHook<FormMessages>({ de: german, en: english });
