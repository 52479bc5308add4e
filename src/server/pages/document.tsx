import type { ReactNode } from 'react';
import { preloadedFonts } from '#brand/fonts.ts';
import { defaultLocale, type Locale, localeTags } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { inlineScripts } from '#site/early/inline-scripts.ts';
import { Preloader } from './preloader.tsx';

/** What a document's head says about it. */
export interface DocumentHead {
  locale: Locale;
  layout: LayoutName;
  /** The build that the document is of. */
  build: string;
  reloadMode: ReloadMode;
  title: string;
  /** What the band that sweeps the page in is labelled with. */
  sweepTitle: string;
  siteName: string;
  /** Missing as long as the settings were never reached. */
  brand: ProjectSettings['brand'] | undefined;
  /** The ground the page begins on. */
  ground: string;
  description: string;
  /** Absolute address of the picture that stands for the page where it is shared. */
  shareImage: string | undefined;
  /** Asks search engines to stay away. */
  hidden: boolean;
  /** Where the page is, in every language that has it; missing for errors. */
  place: { origin: string; path: string; locales: readonly Locale[] } | undefined;
  earlyModule: string;
  stylesheets: readonly string[];
  printStylesheet: string;
  /** Where the browser gets what the page was made from; missing where there is nothing to bring to life. */
  payload: string | undefined;
}

/** The whole HTML document around a rendered page. Inline it holds two small scripts and no style. */
export function Document({ head, body }: { head: DocumentHead; body: string }): ReactNode {
  const absolute = (locale: Locale) =>
    head.place && head.place.origin + localizedPath(head.place.path, locale);
  const address = absolute(head.locale);
  return (
    <html
      lang={head.locale}
      data-layout={head.layout}
      data-build={head.build}
      data-reload={head.reloadMode === 'navigation' ? undefined : head.reloadMode}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{head.title}</title>
        {inlineScripts.map((script) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, let in by their hashes
          <script key={script} dangerouslySetInnerHTML={{ __html: script }} />
        ))}
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {head.stylesheets.map((stylesheet) => (
          <link key={stylesheet} rel="stylesheet" href={stylesheet} />
        ))}
        <script type="module" src={head.earlyModule} />
        <meta name="description" content={head.description} />
        {head.hidden && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={address} />}
        {head.place?.locales.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={absolute(locale)} />
        ))}
        {head.place?.locales.includes(defaultLocale) && (
          <link rel="alternate" hrefLang="x-default" href={absolute(defaultLocale)} />
        )}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={head.siteName} />
        <meta property="og:locale" content={localeTags[head.locale]} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        {address && <meta property="og:url" content={address} />}
        {head.shareImage && <meta property="og:image" content={head.shareImage} />}
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="stylesheet" media="print" href={head.printStylesheet} />
      </head>
      <body>
        {head.brand && <Preloader brand={head.brand} pageGround={head.ground} />}
        <div className="sweep" data-title={head.sweepTitle} aria-hidden="true" />
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
