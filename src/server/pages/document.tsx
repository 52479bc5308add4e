import { createElement, type ReactNode } from 'react';
import { styledName } from '#brand/styled-name.ts';
import type { Locale } from '#i18n/locales.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { inlineScripts } from '#site/early/inline-scripts.ts';
import type { HeadTag } from '#site/page-head.ts';

export interface DocumentHead {
  locale: Locale;
  layout: LayoutName;
  build: string;
  reloadMode: ReloadMode;
  title: string;
  tags: readonly HeadTag[];
  structuredData?: string | undefined;
  /** Label of the band in the page transition. */
  sweepTitle: string;
  /** Undefined until the settings have been read. */
  brand: ProjectSettings['brand'] | undefined;
  isSwept: boolean;
  brandVersion: string;
  /** `theme-color`: `#rrggbb`. */
  themeColor: string;
  preloadedFaces: readonly string[];
  ground: string;
  earlyModule: string;
  stylesheets: readonly string[];
  printStylesheet: string;
  /**
   * Instead of the early module: in a draft nothing is interactive or animated, so that its content can be replaced at
   * any moment.
   */
  draft?: { stylesheet: string; module?: string | undefined };
}

/** The HTML document around a rendered page. Inline it has two small scripts and no styles. */
export function Document({ head, body }: { head: DocumentHead; body: string }): ReactNode {
  const script = head.draft ? head.draft.module : head.earlyModule;
  return (
    <html
      lang={head.locale}
      data-layout={head.layout}
      data-build={head.build}
      data-brand={head.brandVersion}
      data-unswept={head.isSwept ? undefined : ''}
      data-draft={head.draft ? '' : undefined}
      data-without-settings={head.brand ? undefined : ''}
      data-reload={head.reloadMode === 'navigation' ? undefined : head.reloadMode}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {!head.draft &&
          inlineScripts.map((script) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, let in by their hashes
            <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
          ))}
        {head.preloadedFaces.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {head.stylesheets.map((stylesheet) => (
          <link key={stylesheet} rel="stylesheet" href={stylesheet} />
        ))}
        {head.draft && <link rel="stylesheet" href={head.draft.stylesheet} />}
        {script && <script type="module" src={script} />}
        {head.tags.map((tag) => (
          <Tag key={Object.values(tag.attributes).join(' ')} {...tag} />
        ))}
        {head.structuredData && (
          // A data block: browsers don't execute this type, so the policy needs no exception.
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose "<" are escaped
            dangerouslySetInnerHTML={{ __html: head.structuredData }}
          />
        )}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content={head.themeColor} />
        <link rel="stylesheet" media="print" href={head.printStylesheet} />
      </head>
      <body>
        {head.brand && !head.draft && <Preloader brand={head.brand} pageGround={head.ground} />}
        {!head.draft && <div className="sweep" data-title={head.sweepTitle} aria-hidden="true" />}
        <div
          id="app"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which is escaped already
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </body>
    </html>
  );
}

/** React names some of the attributes differently. */
function Tag({ name, attributes: { hreflang, 'http-equiv': httpEquiv, ...others } }: HeadTag): ReactNode {
  return createElement(name, { ...others, hrefLang: hreflang, httpEquiv });
}

interface PreloaderProps {
  brand: ProjectSettings['brand'];
  /** That of the page's first block, so that the strip is no patch on it. */
  pageGround: string;
}

/**
 * The strip with the club's name, whose styled letter the ring closes around while the page loads; alone, if the
 * wordmark is a drawing or no letter is styled. The page is painted behind it. The stylesheet adds the letters, so that
 * the document's text has them only once.
 */
function Preloader({ brand, pageGround }: PreloaderProps): ReactNode {
  const { before, letter, after } = styledName(brand);
  const isSet = brand.wordmark === undefined && letter !== '';
  return (
    <div className="preloader" data-preloader="" data-ground={pageGround} aria-hidden="true">
      <div className="preloader-name">
        {isSet && <span data-letters={before} />}
        <span className="preloader-ring" data-letters={isSet ? letter : ''}>
          <i />
          <i />
        </span>
        {isSet && <span data-letters={after} />}
      </div>
      <div className="preloader-band" />
    </div>
  );
}
