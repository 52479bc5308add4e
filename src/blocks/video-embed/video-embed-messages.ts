import { messagesHook } from '#ui/messages-hook.ts';
import german from './video-embed-messages.de.json' with { type: 'json' };
import english from './video-embed-messages.en.json' with { type: 'json' };

export const useVideoEmbedMessages = messagesHook<typeof german>({ de: german, en: english });
