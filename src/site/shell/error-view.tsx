import type { ReactNode } from 'react';
import { type Locale, localeNames } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { errorMessages } from './error-messages.ts';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  status: number;
  message: string;
  description: string;
  /** The same page in the locales it exists in. */
  elsewhere?: readonly PageElsewhere[];
}

export interface PageElsewhere {
  locale: Locale;
  href: string;
}

/** The site's built-in messages are English in every locale and are marked as such. */
const isOurs = /^(page not found|internal server error|service unavailable)/i;

/**
 * An error message with ways to continue, and the technical details below. A missing page and a server error look
 * different.
 */
export function ErrorView({ status, message, description, elsewhere = [] }: ErrorViewProps): ReactNode {
  const locale = useLocale();
  const messages = errorMessages[locale];
  const variant = status === 404 ? 'not-found' : 'server-error';
  const { headline, advice } =
    messages[elsewhere.length > 0 ? 'elsewhere' : status === 404 ? 'notFound' : 'serverError'];
  return (
    <div className={styles.error} data-ground="white" data-error-variant={variant}>
      <div className={styles.figure} data-digits={status}>
        <p className="visually-hidden" data-error-status="">
          {status}
        </p>
        {/* The same digits in white, clipped to the band. */}
        <div className={styles.band} data-digits={status} aria-hidden="true" />
      </div>
      <div className={styles.text}>
        <div className={styles.words}>
          <h1 className={styles.message}>{headline}</h1>
          <div className={styles.description} lang={isOurs.test(message) ? 'en' : undefined}>
            <p data-error-message="" data-error-description={description === message ? '' : undefined}>
              {message}
            </p>
            {description !== message && <p data-error-description="">{description}</p>}
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.advice}>{advice}</p>
          {elsewhere.map(({ locale: other, href }) => (
            <p key={other} lang={other}>
              <ActionLink link={{ label: localeNames[other], href }} look="solid" />
            </p>
          ))}
          <p>
            <ActionLink
              link={{ label: messages.home, href: localizedPath('/', locale) }}
              look={elsewhere.length > 0 ? 'outline' : 'solid'}
            />
          </p>
        </div>
      </div>
    </div>
  );
}
