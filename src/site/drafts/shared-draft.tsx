import type { ReactNode } from 'react';
import { formatDateTime } from '#i18n/format-date.ts';
import { type Locale, localeNames } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import { Step } from '#site/polls/plain-pages.tsx';
import type { PageElsewhere } from '#site/shell/error-view.tsx';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { draftMessages } from './draft-messages.ts';

/** A draft link, which needs no account. */
interface SharedLink {
  /** Expiry, ISO 8601. */
  until: string;
  /** The draft's other locales. */
  elsewhere: readonly PageElsewhere[];
}

/** Marks a page as a shared draft and says when the link expires. */
export function SharedDraftBanner({ locale, until, elsewhere }: SharedLink & { locale: Locale }): ReactNode {
  const messages = draftMessages[locale];
  const moment = formatDateTime(until, locale);
  return (
    <aside className="draft-banner" aria-label={messages.draft}>
      <strong>{messages.draft}</strong>
      <span>{messages.shared}</span>
      <span>{fillIn(messages.until, { moment })}</span>
      <span>{messages.nothingSent}</span>
      {elsewhere.map((other) => (
        <a key={other.locale} href={other.href} lang={other.locale} hrefLang={other.locale}>
          {localeNames[other.locale]}
        </a>
      ))}
    </aside>
  );
}

/** Explains why no draft or version is shown. Links to the draft in another locale if there is one. */
export function NoSharedDraft({
  reason,
  locale,
  elsewhere,
}: {
  reason: 'over' | 'unknown' | 'missing' | 'away' | 'version';
  locale: Locale;
  elsewhere: readonly PageElsewhere[];
}): ReactNode {
  const messages = draftMessages[locale];
  return (
    <Step title={messages[`${reason}Title`]} question={messages[`${reason}Text`]}>
      {elsewhere.map((other) => (
        <p key={other.locale} lang={other.locale}>
          <ActionLink link={{ label: localeNames[other.locale], href: other.href }} look="solid" />
        </p>
      ))}
    </Step>
  );
}
