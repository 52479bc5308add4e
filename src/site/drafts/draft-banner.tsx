import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { draftMessages } from './draft-messages.ts';

interface DraftBannerProps {
  locale: Locale;
  editing: string;
  /** The row ids of the page's blocks. */
  blocks: readonly string[];
}

/** Marks a page as a draft, with a link back to its form. */
export function DraftBanner({ locale, editing, blocks }: DraftBannerProps): ReactNode {
  const messages = draftMessages[locale];
  return (
    <aside
      className="draft-banner"
      aria-label={messages.draft}
      data-behind={messages.behind}
      data-blocks={blocks.join(' ')}
    >
      <strong>{messages.draft}</strong>
      <span>{messages.explanation}</span>
      <a href={editing}>{messages.back}</a>
      <span role="status" />
    </aside>
  );
}

/** Marks a page as a preview of a draft brand record, with a link back to editing. */
export function BrandDraftBanner({ locale }: { locale: Locale }): ReactNode {
  const { identity, back } = draftMessages[locale];
  return (
    <aside className="draft-banner" aria-label={identity.draft}>
      <strong>{identity.draft}</strong>
      <span>{identity.explanation}</span>
      <a href={`/admin/globals/brand?locale=${locale}`}>{back}</a>
    </aside>
  );
}

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
