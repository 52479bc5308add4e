import { messagesHook } from '#ui/messages-hook.ts';
import german from './product-detail-messages.de.json' with { type: 'json' };
import english from './product-detail-messages.en.json' with { type: 'json' };

export const useProductDetailMessages = messagesHook<typeof german>({ de: german, en: english });
