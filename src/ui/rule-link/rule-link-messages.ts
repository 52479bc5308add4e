import { messagesHook } from '../messages-hook.ts';
import german from './rule-link-messages.de.json' with { type: 'json' };
import english from './rule-link-messages.en.json' with { type: 'json' };

export const useRuleLinkMessages = messagesHook<typeof german>({ de: german, en: english });
