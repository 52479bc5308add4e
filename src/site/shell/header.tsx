import type { ReactNode } from 'react';
import type { Link } from '#fields/link.ts';
import { type Locale, localeNames, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { useLocale, useMessages, usePageContext } from '#ui/page-context.tsx';
import rowStyles from './chapter-row.module.css';
import styles from './header.module.css';
import languageStyles from './language-switch.module.css';
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

interface LanguageSwitchProps {
  /** Page path without locale prefix. */
  path: string;
  /** Locales in which the page exists; for others the switch leads home. */
  available: readonly Locale[];
}

/** One link per other locale, to the same page. In use it gets the query and hash (`early/page-address.ts`). */
function LanguageSwitch({ path, available }: LanguageSwitchProps): ReactNode {
  const current = useLocale();
  const { shell } = useMessages();
  return (
    <nav aria-label={shell.languages}>
      <ul className={languageStyles.list}>
        {locales
          .filter((locale) => locale !== current)
          .map((locale) => {
            const exists = available.includes(locale);
            return (
              <li key={locale}>
                <a
                  className={languageStyles.link}
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

interface ChapterRowProps {
  links: readonly Link[];
  currentHref: string | undefined;
}

/** The main navigation as one line of text, for the poll layout. */
function ChapterRow({ links, currentHref }: ChapterRowProps): ReactNode {
  const { shell } = useMessages();
  return (
    <nav className={rowStyles.row} aria-label={shell.navigation}>
      <ul className={rowStyles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a
              className={rowStyles.link}
              href={link.href}
              aria-current={link.href.split(/[?#]/)[0] === currentHref ? 'page' : undefined}
            >
              <BrandText>{link.label}</BrandText>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function drawingOn(ground: string, wordmark: HeaderProps['wordmark']): WordmarkDrawing | undefined {
  const src = wordmark?.files[ground];
  return wordmark && src ? { src, width: wordmark.width, height: wordmark.height } : undefined;
}
