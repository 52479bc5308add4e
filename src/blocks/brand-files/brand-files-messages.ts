import { messagesHook } from '#ui/messages-hook.ts';
import german from './brand-files-messages.de.json' with { type: 'json' };
import english from './brand-files-messages.en.json' with { type: 'json' };

export const useBrandFilesMessages = messagesHook<typeof german>({ de: german, en: english });
