import { isRecord } from '#fields/content-field.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { PublishedContent } from '#server/content/published-content.ts';

/** The address of a published page with this poll or form in this language; by default the home page's. */
export function pageWith(
  content: PublishedContent,
  kind: 'poll' | 'form',
  { id, locale }: { id: string; locale: Locale },
): string {
  for (const { outline } of content.pages()) {
    if (outline.locale !== locale || outline.hidden) continue;
    const hasIt = outline.lookedUp.some(
      (block) =>
        block.kind === kind &&
        Object.entries(block).some(([name, shown]) => name === kind && isRecord(shown) && shown.id === id),
    );
    if (hasIt) return localizedPath(outline.path, locale);
  }
  return localizedPath('/', locale);
}
