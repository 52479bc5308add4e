import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { viewFilesOf } from '#blocks/looks.ts';
import { preloadedFaces } from '#brand/preloaded-faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type Locale, readInEveryLocale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { loadMessages, type Messages } from '#i18n/messages.ts';
import { documentTitle, plainText } from '#pages/document-title.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { BrandVersions } from '#server/brand/brand-versions.ts';
import type { SiteAssets } from '#server/site-assets.ts';
import type { ReloadMode } from '#settings/settings.ts';
import { BrandDraftBanner, DraftBanner } from '#site/drafts/draft-banner.tsx';
import { errorHead, type HeadTag, pageHead, siteTitle } from '#site/page-head.ts';
import type { PagePayload } from '#site/page-payload.ts';
import { ErrorPage } from '#site/shell/error-page.tsx';
import type { PageElsewhere } from '#site/shell/error-view.tsx';
import { Frame } from '#site/shell/frame.tsx';
import { PageElement } from '#site/shell/page-element.tsx';
import { PageView } from '#site/shell/page-view.tsx';
import { contentHash } from '#ui/content-hash.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { Document, type DocumentHead } from './document.tsx';
import type { TrailStep } from './page-trail.ts';
import { structuredData } from './structured-data.ts';

export interface RenderedError {
  status: number;
  message: string;
  description: string;
  elsewhere?: readonly PageElsewhere[];
}

interface SiteTraits {
  origin: string;
  listed: boolean;
  reloadMode: ReloadMode;
  brands: Pick<BrandVersions, 'current'>;
}

/** Renders page documents and errors to HTML. Absolute addresses start with the site's origin. */
export class Renderer {
  readonly #assets: SiteAssets;
  readonly #origin: string;
  readonly #listed: boolean;
  readonly #reloadMode: ReloadMode;
  readonly #brands: SiteTraits['brands'];
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
    this.#brands = site.brands;
    this.#messages = messages;
  }

  static async create(assets: SiteAssets, site: SiteTraits): Promise<Renderer> {
    return new Renderer(assets, site, await readInEveryLocale(loadMessages));
  }

  get brandVersion(): string {
    return this.#brands.current.version;
  }

  /** A page as a document and as a payload. `trail` is the breadcrumb. */
  renderPage(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    trail: readonly TrailStep[],
  ): { document: string; payload: PagePayload } {
    const head = this.#pageHead(page, settings, trail);
    const html = this.#pageBody(page, settings);
    const { title, tags, stylesheets } = head;
    return { document: toDocument(head, html), payload: { html, head: { title, tags }, stylesheets } };
  }

  /** A draft's document. Its islands sleep, so that its content can be replaced at any moment. */
  renderDraft(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    trail: readonly TrailStep[],
  ): string {
    const head = this.#pageHead(page, settings, trail);
    const editing = `/admin/collections/pages/${page.id}?locale=${page.locale}`;
    const blocks = page.blocks.map(({ id }) => id);
    const banner = renderToStaticMarkup(
      <DraftBanner locale={page.locale} editing={editing} blocks={blocks} />,
    );
    return toDocument({ ...head, draft: this.#assets.draft }, this.#pageBody(page, settings) + banner);
  }

  /** A published page in a draft of the identity, whose tokens are at `stylesheet`. Without script. */
  renderInBrandDraft(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    { brand, stylesheet }: { brand: Brand; stylesheet: string },
  ): string {
    const head = this.#pageHead(page, settings, []);
    const banner = renderToStaticMarkup(<BrandDraftBanner locale={page.locale} />);
    return toDocument(
      {
        ...head,
        themeColor: brand.colors.white.hex.toLowerCase(),
        // The page's own stylesheet has the published fonts.
        stylesheets: [...head.stylesheets, ...this.#assets.faceStylesheets(brand), stylesheet],
        preloadedFaces: [],
        structuredData: undefined,
        draft: { stylesheet: this.#assets.draft.stylesheet },
      },
      this.#pageBody(page, settings) + banner,
    );
  }

  /**
   * A temporary document: a shared draft, or a version. Without script and without metadata, because messengers store
   * what they find in the head. `name` is the title.
   */
  renderStill(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    { name, banner }: { name: string; banner: ReactNode },
  ): string {
    const { title, ...head } = this.#pageHead(page, settings, []);
    return toDocument(
      {
        ...head,
        title: `${name}: ${title}`,
        tags: [{ name: 'meta', attributes: { name: 'robots', content: 'noindex, noarchive' } }],
        structuredData: undefined,
        draft: { stylesheet: this.#assets.draft.stylesheet },
      },
      this.#pageBody(page, settings) + renderToStaticMarkup(banner),
    );
  }

  #pageHead(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    trail: readonly TrailStep[],
  ): DocumentHead {
    return {
      ...this.#commonHead(page.locale, settings),
      ...pageHead(page, settings, { origin: this.#origin, isListed: this.#listed }),
      structuredData: structuredData({
        page,
        identity: this.#brands.current.brand,
        settings,
        origin: this.#origin,
        trail,
      }),
      layout: page.layout,
      ground: page.blocks[0]?.ground ?? 'white',
      sweepTitle: plainText(page.title),
      isSwept: page.route.transition,
      stylesheets: this.#assets.pageStylesheets(
        page.layout,
        page.blocks.flatMap(viewFilesOf),
        this.#brands.current,
      ),
    };
  }

  #pageBody(page: PageDocument, settings: ProjectSettings | undefined): string {
    const messages = this.#messages[page.locale];
    const { path, locale, title, route } = page;
    return renderToStaticMarkup(
      <PageElement
        address={localizedPath(path, locale)}
        hash={contentHash({ ...page, updatedAt: undefined }, settings)}
        locale={locale}
        sweepTitle={plainText(title)}
        isSwept={route.transition}
        scrollsToTop={route.scrollToTop}
        visibleUntil={route.visibleUntil}
      >
        <PageView page={page} settings={settings ?? null} messages={messages} />
      </PageElement>,
    );
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
      stylesheets: this.#assets.viewStylesheets('default', 'src/site/shell/error-page', this.#brands.current),
    };
    return toDocument(
      head,
      renderToStaticMarkup(
        <PageElement address="" locale={locale} sweepTitle={String(error.status)}>
          <ErrorPage error={error} locale={locale} settings={settings ?? null} messages={messages} />
        </PageElement>,
      ),
    );
  }

  /**
   * A generated page in the polls' frame; works without script and is not indexed. `view` is a source file without
   * extension whose styles it uses. `links` go into the head.
   */
  renderStep(
    title: string,
    content: ReactNode,
    locale: Locale,
    settings: ProjectSettings | undefined,
    view: string,
    links: readonly HeadTag[] = [],
  ): string {
    const head: DocumentHead = {
      ...this.#commonHead(locale, settings),
      title: documentTitle(title, siteTitle(settings, locale)),
      tags: [{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }, ...links],
      layout: 'poll',
      ground: 'sand',
      sweepTitle: title,
      isSwept: false,
      stylesheets: this.#assets.viewStylesheets('poll', view, this.#brands.current),
    };
    const frame = (
      <Frame
        layout="poll"
        locale={locale}
        path={undefined}
        available={[]}
        firstGround="sand"
        lastGround="sand"
        settings={settings ?? null}
        messages={this.#messages[locale]}
      >
        {content}
      </Frame>
    );
    return toDocument(head, renderToStaticMarkup(frame));
  }

  /** A poll without the site's frame: for screens, where its figures are live, and for embedding. */
  renderBare(
    title: string,
    content: ReactNode,
    locale: Locale,
    settings: ProjectSettings | undefined,
    isLive: boolean,
  ): string {
    const brand = settings?.brand ?? { name: '', styledLetter: 0 };
    const body = (
      <PageContextProvider value={{ locale, messages: this.#messages[locale], brand }}>
        {content}
      </PageContextProvider>
    );
    return `<!DOCTYPE html>${renderToStaticMarkup(
      <html lang={locale}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          {this.#assets
            .viewStylesheets('poll', 'src/site/polls/poll-pages', this.#brands.current)
            .map((stylesheet) => (
              <link key={stylesheet} rel="stylesheet" href={stylesheet} />
            ))}
          {isLive && <script type="module" src={this.#assets.screenModule} />}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        </head>
        <body>{body}</body>
      </html>,
    )}`;
  }

  #commonHead(
    locale: Locale,
    settings: ProjectSettings | undefined,
  ): Pick<
    DocumentHead,
    | 'locale'
    | 'build'
    | 'reloadMode'
    | 'brand'
    | 'brandVersion'
    | 'themeColor'
    | 'preloadedFaces'
    | 'earlyModule'
    | 'printStylesheet'
  > {
    const { id, earlyModule, printStylesheet } = this.#assets;
    const { brand } = this.#brands.current;
    return {
      locale,
      build: id,
      reloadMode: this.#reloadMode,
      brand: settings?.brand,
      brandVersion: this.brandVersion,
      themeColor: brand.colors.white.hex.toLowerCase(),
      preloadedFaces: preloadedFaces(brand, this.brandVersion),
      earlyModule,
      printStylesheet,
    };
  }
}

function toDocument(head: DocumentHead, body: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Document head={head} body={body} />)}`;
}
