import type { ReactNode } from 'react';
import { localizedPath } from '#i18n/localized-path.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { errorMessages } from './error-messages.ts';
import styles from './error-view.module.css';

export interface ErrorViewProps {
  status: number;
  message: string;
  description: string;
}

/** The messages the site itself brings stay English in every language, and are read out as such. */
const isOurs = /^(page not found|internal server error|service unavailable)/i;

/** What went wrong, where to go from here. A missing page and a failing server are two different things. */
export function ErrorView({ status, message, description }: ErrorViewProps): ReactNode {
  const locale = useLocale();
  const messages = errorMessages[locale];
  const variant = status === 404 ? 'not-found' : 'server-error';
  return (
    <div className={styles.error} data-ground="white" data-error-variant={variant}>
      <div className={styles.figure}>
        <p className={styles.status} data-error-status="">
          {status}
        </p>
        {/* The same figures once more, white and only inside the band: they wear the ring. */}
        <div className={styles.band} aria-hidden="true">
          <p className={styles.status}>{status}</p>
        </div>
      </div>
      <div className={styles.text}>
        <div className={styles.words} lang={isOurs.test(message) ? 'en' : undefined}>
          {/* Only the browser knows the address's hash; what was added to these texts before React came stays. */}
          <h1
            className={styles.message}
            data-error-description={description === message ? '' : undefined}
            suppressHydrationWarning
          >
            {message}
          </h1>
          {description !== message && (
            <p className={styles.description} data-error-description="" suppressHydrationWarning>
              {description}
            </p>
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.advice}>{status === 404 ? messages.notFound : messages.serverError}</p>
          <p>
            <ActionLink link={{ label: messages.home, href: localizedPath('/', locale) }} look="solid" />
          </p>
        </div>
      </div>
    </div>
  );
}
