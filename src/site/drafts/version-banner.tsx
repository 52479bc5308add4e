import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { draftMessages } from './draft-messages.ts';

/** Marks a page version and lists its block ids for the admin's comparison view. */
export function VersionBanner({ locale, blocks }: { locale: Locale; blocks: readonly string[] }): ReactNode {
  const messages = draftMessages[locale];
  return (
    <aside className="draft-banner" aria-label={messages.version} data-blocks={blocks.join(' ')}>
      <strong>{messages.version}</strong>
      <span>{messages.versionShown}</span>
      <span>{messages.versionStill}</span>
    </aside>
  );
}
