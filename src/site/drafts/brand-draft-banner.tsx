import type { ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import { draftMessages } from './draft-messages.ts';

/** Says that a page is shown in a draft of the identity, and leads back to where that is edited. */
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
