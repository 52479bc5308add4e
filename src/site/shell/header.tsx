import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { useLocale } from '#ui/page-context.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { Wordmark } from './wordmark.tsx';

export interface HeaderProps {
  /** The page's path without language prefix; undefined where there is no page. */
  path: string | undefined;
  /** The languages the page exists in. */
  available: readonly Locale[];
  /** Empty where the layout wants no navigation, or the settings were never reached. */
  navigation: readonly Link[];
  /** What the header stands on: the ground of what follows it. */
  ground: string;
  /** Whether it stays in reach while one scrolls; then it carries what scrolling is doing, which script keeps up. */
  isSticky: boolean;
}

/** Name, navigation and language: the row at the top of every page. */
export function Header({ path, available, navigation, ground, isSticky }: HeaderProps): ReactNode {
  const locale = useLocale();
  const currentHref = path === undefined ? undefined : localizedPath(path, locale);
  const hasNavigation = navigation.length > 0;
  return (
    <header
      className={styles.header}
      data-ground={ground}
      data-navigation={hasNavigation ? '' : undefined}
      data-scrolling-direction={isSticky ? 'up' : undefined}
      data-scrolling-started={isSticky ? 'false' : undefined}
    >
      <Wordmark current={path === '/'} />
      <div className={styles.end}>
        {hasNavigation && <NavigationList links={navigation} currentHref={currentHref} />}
        <LanguageSwitch path={path ?? '/'} available={available} />
      </div>
    </header>
  );
}
