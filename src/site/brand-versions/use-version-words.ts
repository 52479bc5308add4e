import { useVersionMessages } from '#blocks/brand-files/version-messages.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { useLocale } from '#ui/page-context.tsx';

const versionsPath = '/brand/versions';

export function useVersionWords() {
  const locale = useLocale();
  return {
    locale,
    words: useVersionMessages(),
    to: (path: string) => localizedPath(versionsPath + path, locale),
  };
}
