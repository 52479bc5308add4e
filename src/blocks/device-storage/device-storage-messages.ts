import type { Locale } from '#i18n/locales.ts';
import { useLocale } from '#ui/page-context.tsx';
import german from './device-storage-messages.de.json' with { type: 'json' };
import english from './device-storage-messages.en.json' with { type: 'json' };

/** The texts of the record of what is stored in one language; German is the measure. */
export type DeviceStorageMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: DeviceStorageMessages } = { de: german, en: english };

export function useDeviceStorageMessages(): DeviceStorageMessages {
  return messages[useLocale()];
}
