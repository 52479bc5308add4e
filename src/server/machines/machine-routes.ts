import { type Context, Hono } from 'hono';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { localizedPath, parseLocalizedPath } from '#i18n/localized-path.ts';
import { pageQuerySchema } from '#pages/content-api.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { answerEncoded, type EncodedBody, encodeBody } from '#server/pages/encoded-body.ts';
import type { SiteAssets } from '#server/site-assets.ts';
import { buildManifest, latestBuild, visiblePages } from './build-routes.ts';
import { describeApi } from './openapi.ts';

/** Addresses per sitemap. The format allows 50,000 and 50 MB. */
const atMost = 10_000;

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * `/sitemap.xml` lists every visible page with its alternates; beyond the limit it is an index of `/sitemaps/1.xml` and
 * so on. `origin` is the site's own. Returns a function per path, because all files together take as much memory as all
 * page outlines.
 */
export function sitemaps(
  content: PublishedContent,
  origin: string,
  listLength = atMost,
): ReadonlyMap<string, () => string> {
  const pages = visiblePages(content).filter(({ hidden }) => !hidden);
  if (pages.length <= listLength) return new Map([['/sitemap.xml', () => listOf(pages, origin)]]);
  const lists = Array.from(
    { length: Math.ceil(pages.length / listLength) },
    (_, index): [string, () => string] => [
      `/sitemaps/${index + 1}.xml`,
      () => listOf(pages.slice(index * listLength, (index + 1) * listLength), origin),
    ],
  );
  const entries = lists.map(([path]) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return new Map([['/sitemap.xml', () => xml('sitemapindex', `xmlns="${schema}"`, entries)], ...lists]);
}

function listOf(pages: ReturnType<typeof visiblePages>, origin: string): string {
  const entries = pages.map(({ path, locale, locales, updatedAt }) => {
    const address = (code: typeof locale) => escapeXml(origin + localizedPath(path, code));
    const alternates = locales.map(
      (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address(code)}"/>`,
    );
    if (locales.includes(defaultLocale)) {
      alternates.push(`<xhtml:link rel="alternate" hreflang="x-default" href="${address(defaultLocale)}"/>`);
    }
    return `<url><loc>${address(locale)}</loc><lastmod>${updatedAt}</lastmod>${alternates.join('')}</url>`;
  });
  return xml('urlset', `xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`, entries);
}

function xml(root: string, attributes: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${attributes}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** `robots.txt` with the sitemap's address; disallows everything while SITE_URL is unset. */
function robots(origin: string, listed: boolean): string {
  if (!listed) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Caches a value derived from all visible pages, of which there may be thousands, until they change. */
class MadeOnce<Value> {
  readonly #content: PublishedContent;
  readonly #make: () => Value;
  #made: { value: Value; version: string; seen: object } | undefined;

  constructor(content: PublishedContent, make: () => Value) {
    this.#content = content;
    this.#make = make;
  }

  get value(): Value {
    // `whole` is a new object whenever visible content changes, through a publication or with time.
    const { version, whole } = this.#content;
    if (this.#made?.version !== version || this.#made.seen !== whole)
      this.#made = { value: this.#make(), version, seen: whole };
    return this.#made.value;
  }
}

interface MachineRouteParts {
  content: PublishedContent;
  assets: SiteAssets;
  siteUrl: string;
  listed: boolean;
}

const fresh = { 'cache-control': 'no-cache' };
const never = { 'cache-control': 'no-store' };

/** Routes for machines: content API, build manifest, search engines' files. */
export function machineRoutes({ content, assets, siteUrl, listed }: MachineRouteParts): Hono {
  const app = new Hono();
  const encoded = (value: object) => encodeBody(JSON.stringify(value), 'application/json');
  const manifest = new MadeOnce(content, () => encoded(buildManifest(assets, content)));
  const paths = new MadeOnce(content, () => encoded(content.list()));
  const sitemapFiles = new MadeOnce(content, () => ({
    writers: sitemaps(content, siteUrl),
    written: new Map<string, Promise<EncodedBody>>(),
  }));
  app.get('/builds/latest.json', (context) => context.json(latestBuild(assets, content), 200, never));
  app.get('/builds/meta/:file', async (context) => {
    if (context.req.param('file') !== `${assets.id}.json`)
      return context.json({ error: 'There is no such build here.' }, 404, never);
    return answerEncoded(context, await manifest.value, fresh);
  });

  app.get('/sk/v1/project-settings/values', (context) =>
    content.settings
      ? context.json(content.settings, 200, fresh)
      : refuse(context, 503, 'The project settings have not been read yet. Try again in a moment.'),
  );
  app.get('/sk/v1/pages', (context) => {
    const query = pageQuerySchema.safeParse(context.req.query());
    if (!query.success) {
      const example = '?path=/strategie&locale=de';
      return refuse(
        context,
        400,
        `Ask with a path that begins with / and a locale, ${locales.join(' or ')}: ${example}`,
      );
    }
    const { locale } = query.data;
    const { path } = parseLocalizedPath(query.data.path);
    const page = content.page(path, locale);
    return page
      ? context.json(page.document, 200, fresh)
      : refuse(context, 404, `There is no page ${path} in ${locale}.`);
  });
  app.get('/sk/v1/paths', async (context) => answerEncoded(context, await paths.value, fresh));
  app.all('/sk/*', (context) =>
    refuse(context, 404, 'There is nothing at this address. /openapi.json lists what there is.'),
  );

  app.on('GET', ['/sitemap.xml', '/sitemaps/:file'], async (context) => {
    const { path } = context.req;
    const { writers, written } = sitemapFiles.value;
    const write = writers.get(path);
    if (!write) return context.text('There is no such sitemap.\n', 404, never);
    const body = written.get(path) ?? encodeBody(write(), 'application/xml; charset=utf-8');
    written.set(path, body);
    return answerEncoded(context, await body, fresh);
  });
  app.get('/robots.txt', (context) => context.text(robots(siteUrl, listed), 200, fresh));
  let description: Promise<EncodedBody> | undefined;
  app.get('/openapi.json', async (context) => {
    description ??= encodeBody(JSON.stringify(describeApi(siteUrl)), 'application/json');
    return answerEncoded(context, await description, fresh);
  });
  return app;
}

function refuse(context: Context, status: 400 | 404 | 503, message: string): Response {
  return context.json({ error: { status, message } }, status, never);
}
