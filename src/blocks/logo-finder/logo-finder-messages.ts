import { messagesHook } from '#ui/messages-hook.ts';
import german from './logo-finder-messages.de.json' with { type: 'json' };
import english from './logo-finder-messages.en.json' with { type: 'json' };

export const useLogoFinderMessages = messagesHook<typeof german>({ de: german, en: english });
