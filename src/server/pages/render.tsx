import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { viewFilesOf } from '#blocks/view-files.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillIn, loadMessages, type Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { SiteAssets } from '#server/site-assets.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { payloadAddress } from '#site/payload-address.ts';
import { ErrorPage } from '#site/shell/error-page.tsx';
import { PageView } from '#site/shell/page-view.tsx';
import { Document, type DocumentHead } from './document.tsx';

export interface RenderedError {
  status: number;
  message: string;
  description: string;
}

/** What all documents of a site have in common. */
interface SiteTraits {
  origin: string;
  /** False while the site is not meant for search engines. */
  listed: boolean;
  reloadMode: ReloadMode;
}

/** Turns page documents and errors into HTML documents. Absolute addresses begin with the site's own origin. */
export class Renderer {
  readonly #assets: SiteAssets;
  readonly #origin: string;
  readonly #listed: boolean;
  readonly #reloadMode: ReloadMode;
  readonly #messages: { readonly [Code in Locale]: Messages };

  private constructor(
    assets: SiteAssets,
    site: SiteTraits,
    messages: { readonly [Code in Locale]: Messages },
  ) {
    this.#assets = assets;
    this.#origin = site.origin;
    this.#listed = site.listed;
    this.#reloadMode = site.reloadMode;
    this.#messages = messages;
  }

  static async create(assets: SiteAssets, site: SiteTraits): Promise<Renderer> {
    return new Renderer(assets, site, { de: await loadMessages('de'), en: await loadMessages('en') });
  }

  /** The document of a page; `version` names the payload that brings exactly this document to life. */
  renderPage(page: PageDocument, settings: ProjectSettings | undefined, version: string): string {
    const messages = this.#messages[page.locale];
    const site = settings?.locales[page.locale];
    const shareImage = page.shareImage ?? settings?.shareImage;
    const head: DocumentHead = {
      ...this.#commonHead(page.locale, settings),
      layout: page.layout,
      ground: page.blocks[0]?.ground ?? 'white',
      sweepTitle: plainText(page.title),
      title: documentTitle(page.title, settings, page.locale),
      description: plainText(page.description || site?.description || ''),
      shareImage: shareImage && this.#origin + shareImage.src,
      hidden: page.hidden || !this.#listed,
      place: { origin: this.#origin, path: page.path, locales: page.locales },
      stylesheets: this.#assets.pageStylesheets(page.layout, page.blocks.flatMap(viewFilesOf)),
      payload: payloadAddress(page.path, page.locale, this.#assets.id, version),
    };
    return toDocument(
      head,
      renderToString(<PageView page={page} settings={settings ?? null} messages={messages} />),
    );
  }

  renderError(error: RenderedError, locale: Locale, settings: ProjectSettings | undefined): string {
    const messages = this.#messages[locale];
    const head: DocumentHead = {
      ...this.#commonHead(locale, settings),
      layout: 'default',
      ground: 'white',
      sweepTitle: String(error.status),
      title: `${error.status} - ${error.message}`,
      description: settings?.locales[locale].description ?? '',
      shareImage: settings?.shareImage && this.#origin + settings.shareImage.src,
      hidden: true,
      place: undefined,
      stylesheets: this.#assets.errorStylesheets(),
      payload: undefined,
    };
    return toDocument(
      head,
      renderToString(
        <ErrorPage error={error} locale={locale} settings={settings ?? null} messages={messages} />,
      ),
    );
  }

  #commonHead(
    locale: Locale,
    settings: ProjectSettings | undefined,
  ): Pick<
    DocumentHead,
    'locale' | 'build' | 'reloadMode' | 'siteName' | 'brand' | 'earlyModule' | 'printStylesheet'
  > {
    const { id, earlyModule, printStylesheet } = this.#assets;
    return {
      locale,
      build: id,
      reloadMode: this.#reloadMode,
      siteName: siteName(settings, locale),
      brand: settings?.brand,
      earlyModule,
      printStylesheet,
    };
  }
}

function toDocument(head: DocumentHead, body: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document head={head} body={body} />)}`;
}

function siteName(settings: ProjectSettings | undefined, locale: Locale): string {
  return settings
    ? fillIn('{brand} {title}', { brand: settings.brand.name, title: settings.locales[locale].title })
    : '';
}

/** "Strategie – VfB Identität und Design"; the page that bears the site's own title is not named twice. */
function documentTitle(title: string, settings: ProjectSettings | undefined, locale: Locale): string {
  const page = plainText(title);
  const site = settings?.locales[locale].title;
  if (!settings || !site) return page;
  return page === site ? `${page} – ${settings.brand.name}` : `${page} – ${siteName(settings, locale)}`;
}

/** Soft hyphens help in display sizes; in titles and descriptions they would show. */
function plainText(text: string): string {
  return text.replaceAll('\u00AD', '');
}
