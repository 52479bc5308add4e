import type { Locale } from '#i18n/locales.ts';
import german from '#i18n/messages/device-storage/de.json' with { type: 'json' };
import english from '#i18n/messages/device-storage/en.json' with { type: 'json' };
import { useLocale } from '#ui/page-context.tsx';

/** The texts of the record of what is stored in one language; German is the measure. */
export type DeviceStorageMessages = typeof german;

/** They come with the view, and with no page that has none; both languages, which is less than another request. */
const messages: { readonly [Code in Locale]: DeviceStorageMessages } = { de: german, en: english };

export function useDeviceStorageMessages(): DeviceStorageMessages {
  return messages[useLocale()];
}
