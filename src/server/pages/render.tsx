import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
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
import { BrandDraftBanner } from '#site/drafts/brand-draft-banner.tsx';
import { DraftBanner } from '#site/drafts/draft-banner.tsx';
import { StackedPages } from '#site/navigation/stacked-pages.tsx';
import { errorHead, type HeadTag, pageHead, siteTitle } from '#site/page-head.ts';
import { payloadAddress } from '#site/payload-address.ts';
import { ErrorPage } from '#site/shell/error-page.tsx';
import type { PageElsewhere } from '#site/shell/error-view.tsx';
import { Frame } from '#site/shell/frame.tsx';
import { PageView } from '#site/shell/page-view.tsx';
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

  /** A page's document; `version` identifies its payload, `trail` is the breadcrumb. */
  renderPage(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    version: string,
    trail: readonly TrailStep[],
  ): string {
    const head = {
      ...this.#pageHead(page, settings, trail),
      payload: payloadAddress(page.path, page.locale, this.#assets.id, version),
    };
    return toDocument(head, this.#pageBody(page, settings));
  }

  /** A draft's document, without hydration: the payload at its address is the published page's. */
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
    return toDocument(
      { ...head, payload: undefined, draft: this.#assets.draft },
      this.#pageBody(page, settings) + banner,
    );
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
        payload: undefined,
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
        payload: undefined,
        draft: { stylesheet: this.#assets.draft.stylesheet },
      },
      this.#pageBody(page, settings) + renderToStaticMarkup(banner),
    );
  }

  #pageHead(
    page: PageDocument,
    settings: ProjectSettings | undefined,
    trail: readonly TrailStep[],
  ): Omit<DocumentHead, 'payload'> {
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
    const stacked = {
      key: '',
      address: localizedPath(page.path, page.locale),
      payload: undefined,
      content: <PageView page={page} settings={settings ?? null} messages={messages} />,
    };
    return renderToString(<StackedPages pages={[stacked]} shown={stacked} />);
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
      // Nothing to hydrate, but navigation works as on any page.
      payload: '',
    };
    return toDocument(
      head,
      renderToString(
        <ErrorPage error={error} locale={locale} settings={settings ?? null} messages={messages} />,
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
      payload: undefined,
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
