import { messagesHook } from '#ui/messages-hook.ts';
import german from './file-link-messages.de.json' with { type: 'json' };
import english from './file-link-messages.en.json' with { type: 'json' };

export const useFileLinkMessages = messagesHook<typeof german>({ de: german, en: english });
