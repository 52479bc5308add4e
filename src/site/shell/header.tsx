import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { ChapterRow } from './chapter-row.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { Wordmark } from './wordmark.tsx';

export interface HeaderProps {
  /** Page path without locale prefix; undefined if there is no page. */
  path: string | undefined;
  available: readonly Locale[];
  /** Empty if the settings were never reached. */
  navigation: readonly Link[];
  /** The ground of the content below. */
  ground: string;
  /**
   * `full` has a menu on phones and is sticky, for which it carries the scroll markers. `line` shows the site's title
   * beside the name, and plain links.
   */
  form: 'full' | 'line';
  /** The site's title; missing if the settings were never reached. */
  title: string | undefined;
}

export function Header({ path, available, navigation, ground, form, title }: HeaderProps): ReactNode {
  const { locale, brand } = usePageContext();
  const currentHref = path === undefined ? undefined : localizedPath(path, locale);
  const hasNavigation = navigation.length > 0;
  const isSticky = form === 'full';
  return (
    <header
      className={styles.header}
      data-ground={ground}
      data-form={form}
      data-hash={contentHash(locale, path, available, navigation, ground, form, title, brand)}
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
