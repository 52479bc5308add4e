import { messagesHook } from '#ui/messages-hook.ts';
import german from './gallery-messages.de.json' with { type: 'json' };
import english from './gallery-messages.en.json' with { type: 'json' };

export const useGalleryMessages = messagesHook<typeof german>({ de: german, en: english });
