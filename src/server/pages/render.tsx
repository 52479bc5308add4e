import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { viewFilesOf } from '#blocks/view-files.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { loadMessages, type Messages } from '#i18n/messages.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { SiteAssets } from '#server/site-assets.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { StagedPages } from '#site/navigation/staged-pages.tsx';
import { errorHead, pageHead, plainText } from '#site/page-head.ts';
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
    const head: DocumentHead = {
      ...this.#commonHead(page.locale, settings),
      ...pageHead(page, settings, { origin: this.#origin, isListed: this.#listed }),
      layout: page.layout,
      ground: page.blocks[0]?.ground ?? 'white',
      sweepTitle: plainText(page.title),
      isSwept: page.route.transition,
      stylesheets: this.#assets.pageStylesheets(page.layout, page.blocks.flatMap(viewFilesOf)),
      payload: payloadAddress(page.path, page.locale, this.#assets.id, version),
    };
    const staged = {
      key: '',
      address: localizedPath(page.path, page.locale),
      payload: undefined,
      content: <PageView page={page} settings={settings ?? null} messages={messages} />,
    };
    return toDocument(head, renderToString(<StagedPages pages={[staged]} shown={staged} />));
  }

  renderError(error: RenderedError, locale: Locale, settings: ProjectSettings | undefined): string {
    const messages = this.#messages[locale];
    const head: DocumentHead = {
      ...this.#commonHead(locale, settings),
      ...errorHead(error, locale, settings, this.#origin),
      layout: 'default',
      ground: 'white',
      sweepTitle: String(error.status),
      isSwept: true,
      stylesheets: this.#assets.errorStylesheets(),
      // Nothing to bring to life; what comes after it is a page like any other.
      payload: '',
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
  ): Pick<DocumentHead, 'locale' | 'build' | 'reloadMode' | 'brand' | 'earlyModule' | 'printStylesheet'> {
    const { id, earlyModule, printStylesheet } = this.#assets;
    return {
      locale,
      build: id,
      reloadMode: this.#reloadMode,
      brand: settings?.brand,
      earlyModule,
      printStylesheet,
    };
  }
}

function toDocument(head: DocumentHead, body: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document head={head} body={body} />)}`;
}
