import { createElement, type ReactNode } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { inlineScripts } from '#site/early/inline-scripts.ts';
import type { HeadTag } from '#site/page-head.ts';
import { Preloader } from './preloader.tsx';

/** What a document's head says about it. */
export interface DocumentHead {
  locale: Locale;
  layout: LayoutName;
  /** The build that the document is of. */
  build: string;
  reloadMode: ReloadMode;
  title: string;
  tags: readonly HeadTag[];
  /** What search engines are told about the page: JSON, fit to stand in a script element. */
  structuredData?: string | undefined;
  /** What the band that sweeps the page in is labelled with. */
  sweepTitle: string;
  /** Missing as long as the settings were never reached. */
  brand: ProjectSettings['brand'] | undefined;
  /** False for a page that wants to be there at once. */
  isSwept: boolean;
  /** Names the identity that it is written in. */
  brandVersion: string;
  /** What browsers colour their own parts with around the page: `#rrggbb`. */
  themeColor: string;
  /** Addresses of the faces that every page is set in. */
  preloadedFaces: readonly string[];
  /** The ground the page begins on. */
  ground: string;
  earlyModule: string;
  stylesheets: readonly string[];
  printStylesheet: string;
  /** Where the browser gets what the page was made from: nowhere for an error. Missing where no app is to start. */
  payload: string | undefined;
  /** What a draft has instead of what would bring it to life: nothing on it moves, so that it may change at any moment. */
  draft?: { stylesheet: string; module?: string | undefined };
}

/** The whole HTML document around a rendered page. Inline it holds two small scripts and no style. */
export function Document({ head, body }: { head: DocumentHead; body: string }): ReactNode {
  const script = head.draft ? head.draft.module : head.earlyModule;
  return (
    <html
      lang={head.locale}
      data-layout={head.layout}
      data-build={head.build}
      data-brand={head.brandVersion}
      data-unswept={head.isSwept ? undefined : ''}
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
          // Data and no script: browsers run nothing of this type, and the policy has nothing to let in.
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
          data-payload={head.payload}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which is escaped already
          dangerouslySetInnerHTML={{ __html: body }}
        />
      </body>
    </html>
  );
}

/** React has names of its own for some of the attributes. */
function Tag({ name, attributes: { hreflang, 'http-equiv': httpEquiv, ...others } }: HeadTag): ReactNode {
  return createElement(name, { ...others, hrefLang: hreflang, httpEquiv });
}
