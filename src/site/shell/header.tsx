import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { usePageContext } from '#ui/page-context.tsx';
import { ChapterRow } from './chapter-row.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { NavigationList } from './navigation-list.tsx';
import { Wordmark, type WordmarkDrawing } from './wordmark.tsx';

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
  /** The name as a drawing, if the club has one. */
  wordmark: ProjectSettings['brand']['wordmark'];
}

export function Header(props: HeaderProps): ReactNode {
  const { path, available, navigation, ground, form, title, wordmark } = props;
  const { locale, brand } = usePageContext();
  const currentHref = path === undefined ? undefined : localizedPath(path, locale);
  const hasNavigation = navigation.length > 0;
  const isSticky = form === 'full';
  const drawing = drawingOn(ground, wordmark);
  return (
    <header
      className={styles.header}
      data-ground={ground}
      data-form={form}
      data-hash={contentHash(locale, path, available, navigation, ground, form, title, brand, wordmark)}
      data-navigation={isSticky && hasNavigation ? '' : undefined}
      data-scrolling-direction={isSticky ? 'up' : undefined}
      data-scrolling-started={isSticky ? 'false' : undefined}
    >
      <Wordmark current={path === '/'} drawing={drawing} />
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
        {isSticky && hasNavigation && (
          <NavigationList links={navigation} currentHref={currentHref} drawing={drawing} />
        )}
        <LanguageSwitch path={path ?? '/'} available={available} />
      </div>
    </header>
  );
}

function drawingOn(ground: string, wordmark: HeaderProps['wordmark']): WordmarkDrawing | undefined {
  const src = wordmark?.files[ground];
  return wordmark && src ? { src, width: wordmark.width, height: wordmark.height } : undefined;
}
