import { messagesHook } from '#ui/messages-hook.ts';
import german from './marquee-messages.de.json' with { type: 'json' };
import english from './marquee-messages.en.json' with { type: 'json' };

export const useMarqueeMessages = messagesHook<typeof german>({ de: german, en: english });
