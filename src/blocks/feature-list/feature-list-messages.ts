import { messagesHook } from '#ui/messages-hook.ts';
import german from './feature-list-messages.de.json' with { type: 'json' };
import english from './feature-list-messages.en.json' with { type: 'json' };

export const useFeatureListMessages = messagesHook<typeof german>({ de: german, en: english });
