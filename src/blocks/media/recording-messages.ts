import { messagesHook } from '#ui/messages-hook.ts';
import german from './recording-messages.de.json' with { type: 'json' };
import english from './recording-messages.en.json' with { type: 'json' };

export const useRecordingMessages = messagesHook<typeof german>({ de: german, en: english });
