import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { useLocale } from '#ui/page-context.tsx';
import { ChapterRow } from './chapter-row.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { Wordmark } from './wordmark.tsx';

export interface HeaderProps {
  /** The page's path without language prefix; undefined where there is no page. */
  path: string | undefined;
  /** The languages the page exists in. */
  available: readonly Locale[];
  /** Empty where the settings were never reached. */
  navigation: readonly Link[];
  /** What the header stands on: the ground of what follows it. */
  ground: string;
  /**
   * `full` has a menu on phones and stays in reach while one scrolls, for which it carries what scrolling is doing.
   * `line` says beside the name what the site is, and has its main links as plain text.
   */
  form: 'full' | 'line';
  /** The site's title; missing where the settings were never reached. */
  title: string | undefined;
}

/** Name, navigation and language: the row at the top of every page. */
export function Header({ path, available, navigation, ground, form, title }: HeaderProps): ReactNode {
  const locale = useLocale();
  const currentHref = path === undefined ? undefined : localizedPath(path, locale);
  const hasNavigation = navigation.length > 0;
  const isSticky = form === 'full';
  return (
    <header
      className={styles.header}
      data-ground={ground}
      data-form={form}
      data-navigation={isSticky && hasNavigation ? '' : undefined}
      data-scrolling-direction={isSticky ? 'up' : undefined}
      data-scrolling-started={isSticky ? 'false' : undefined}
    >
      <Wordmark current={path === '/'} />
      {form === 'line' && (
        <>
          {title && (
            <p className={styles.title}>
              <BrandText>{title}</BrandText>
            </p>
          )}
          {hasNavigation && <ChapterRow links={navigation} currentHref={currentHref} />}
        </>
      )}
      <div className={styles.end}>
        {isSticky && hasNavigation && <NavigationList links={navigation} currentHref={currentHref} />}
        <LanguageSwitch path={path ?? '/'} available={available} />
      </div>
    </header>
  );
}
