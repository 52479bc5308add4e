import { messagesHook } from '#ui/messages-hook.ts';
import german from './device-storage-messages.de.json' with { type: 'json' };
import english from './device-storage-messages.en.json' with { type: 'json' };

export const useDeviceStorageMessages = messagesHook<typeof german>({ de: german, en: english });
