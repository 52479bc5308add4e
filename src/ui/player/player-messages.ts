import { messagesHook } from '../messages-hook.ts';
import german from './player-messages.de.json' with { type: 'json' };
import english from './player-messages.en.json' with { type: 'json' };

export const usePlayerMessages = messagesHook<typeof german>({ de: german, en: english });
