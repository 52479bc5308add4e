import type { ReactNode } from 'react';
import { type Locale, localeNames } from '#i18n/locales.ts';
import { fillIn } from '#i18n/messages.ts';
import { momentInWords } from '#i18n/moment-in-words.ts';
import { Step } from '#site/polls/plain-pages.tsx';
import type { PageElsewhere } from '#site/shell/error-view.tsx';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { draftMessages } from './draft-messages.ts';

/** By what somebody without an account sees a draft. */
interface SharedLink {
  /** When it ends: ISO 8601. */
  until: string;
  /** The draft in the other languages that it has. */
  elsewhere: readonly PageElsewhere[];
}

/** Says that this is a draft, and until when it can be seen. */
export function SharedDraftBanner({ locale, until, elsewhere }: SharedLink & { locale: Locale }): ReactNode {
  const messages = draftMessages[locale];
  const moment = momentInWords(until, locale);
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

/** Why there is no draft, or version, to be seen; where there is a draft in another language, it leads there. */
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
