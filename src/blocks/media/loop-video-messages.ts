import { messagesHook } from '#ui/messages-hook.ts';
import german from './loop-video-messages.de.json' with { type: 'json' };
import english from './loop-video-messages.en.json' with { type: 'json' };

export const useLoopVideoMessages = messagesHook<typeof german>({ de: german, en: english });
