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
