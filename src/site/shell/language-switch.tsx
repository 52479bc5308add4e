import type { ReactNode } from 'react';
import { type Locale, localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { useLocale, useMessages } from '#ui/page-context.tsx';
import styles from './language-switch.module.css';

export interface LanguageSwitchProps {
  /** Page path without locale prefix. */
  path: string;
  /** Locales in which the page exists; for others the switch leads home. */
  available: readonly Locale[];
}

/** One link per other locale, to the same page. In use it gets the query and hash (`early/page-address.ts`). */
export function LanguageSwitch({ path, available }: LanguageSwitchProps): ReactNode {
  const current = useLocale();
  const { shell } = useMessages();
  return (
    <nav aria-label={shell.languages}>
      <ul className={styles.list}>
        {locales
          .filter((locale) => locale !== current)
          .map((locale) => {
            const exists = available.includes(locale);
            return (
              <li key={locale}>
                <a
                  className={styles.link}
                  href={localizedPath(exists ? path : '/', locale)}
                  lang={locale}
                  hrefLang={locale}
                  data-language-switch={exists ? 'page' : 'home'}
                >
                  {localeNames[locale]}
                </a>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
