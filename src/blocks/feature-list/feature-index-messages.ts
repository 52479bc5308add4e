import { messagesHook } from '#ui/messages-hook.ts';
import german from './feature-index-messages.de.json' with { type: 'json' };
import english from './feature-index-messages.en.json' with { type: 'json' };

export const useFeatureIndexMessages = messagesHook<typeof german>({ de: german, en: english });
