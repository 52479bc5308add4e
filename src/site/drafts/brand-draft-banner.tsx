import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { draftMessages } from './draft-messages.ts';

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
