import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { parseLocalizedPath } from '#i18n/localized-path.ts';
import { pageQuerySchema } from '#pages/content-api.ts';
import type { Settings } from '#settings/settings.ts';
import { ClientAddresses } from './client-address.ts';
import type { ContentClient } from './content/content-client.ts';
import type { PublishedContent } from './content/published-content.ts';
import { forwardToContent } from './forward.ts';
import { buildManifest, latestBuild } from './machines/build-routes.ts';
import { describeApi } from './machines/openapi.ts';
import { robots, sitemap } from './machines/sitemap.ts';
import { answerEncoded, type EncodedBody, encodeBody } from './pages/encoded-body.ts';
import { isVisible } from './pages/next-moment.ts';
import { PageCache } from './pages/page-cache.ts';
import { PageRoutes } from './pages/page-routes.ts';
import type { Renderer } from './pages/render.tsx';
import { securityHeaders, uploadPolicy } from './security-headers.ts';
import type { SiteAssets } from './site-assets.ts';

interface AppParts {
  settings: Settings;
  assets: SiteAssets;
  client: ContentClient;
  content: PublishedContent;
  renderer: Renderer;
  /** Where hashed assets of this and earlier builds lie. */
  assetDirectory: string;
  /** Files that are served as they are. */
  publicDirectory: string;
}

const immutable = 'public, max-age=31536000, immutable';

/** Everything that the site answers. */
export function createApp({
  settings,
  assets,
  client,
  content,
  renderer,
  assetDirectory,
  publicDirectory,
}: AppParts): Hono {
  const { siteUrl, siteUrlIsSet, contentApiBase } = settings;
  const forwardParts = {
    contentBase: contentApiBase,
    siteUrl,
    siteUrlIsSet,
    addresses: new ClientAddresses(settings.trustedProxies),
  };
  const pages = new PageRoutes({
    content,
    cache: new PageCache(renderer, content),
    renderer,
    client,
    siteUrl,
    previewSecret: settings.secrets.preview,
    buildId: assets.id,
  });
  const forward = async (context: Context): Promise<Response> => {
    const target = pathAndQuery(context);
    // The content backend would call a stray per-cent sign its own failure.
    if (!isDecodable(target)) return context.text('This address is malformed.\n', 400);
    return forwardToContent(context, target, forwardParts);
  };
  const app = new Hono();
  app.use(securityHeaders({ siteUrl, listed: siteUrlIsSet }));
  app.onError((error, context) => pages.failure(context, error));

  for (const prefix of ['/admin', '/api', '/_next']) {
    app.all(prefix, forward);
    app.all(`${prefix}/*`, forward);
  }

  app.use('*', async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Only GET and HEAD are answered here.\n', 405, { allow: 'GET, HEAD' });
  });

  app.get(
    '/assets/*',
    serveStatic({
      root: assetDirectory,
      rewriteRequestPath: (path) => path.replace(/^\/assets/, ''),
      precompressed: true,
      onFound: (_, context) => context.header('cache-control', immutable),
    }),
    (context) => context.text('There is no such asset.\n', 404, { 'cache-control': 'no-store' }),
  );
  app.get(
    '/media/:name',
    async (context, next) => {
      await next();
      context.res.headers.set('content-security-policy', uploadPolicy);
    },
    serveStatic({
      root: join(settings.dataDir, 'media'),
      rewriteRequestPath: (path) => path.replace(/^\/media/, ''),
      onFound: (_, context) => context.header('cache-control', immutable),
    }),
    async (context) => {
      const answer = await forwardToContent(
        context,
        `/api/media/file/${encodeURIComponent(context.req.param('name'))}`,
        forwardParts,
      );
      // The content backend says 500 for a file that it does not have; 502 is ours, for when it is away.
      if (!answer.ok && answer.status !== 502)
        return context.text('There is no such file.\n', 404, { 'cache-control': 'no-store' });
      if (answer.status === 200) answer.headers.set('cache-control', immutable);
      return answer;
    },
  );

  app.get('/builds/latest.json', (context) =>
    context.json(latestBuild(assets, content), 200, { 'cache-control': 'no-store' }),
  );
  app.get('/builds/meta/:file', (context) => {
    if (context.req.param('file') !== `${assets.id}.json`)
      return context.json({ error: 'There is no such build here.' }, 404, { 'cache-control': 'no-store' });
    return context.json(buildManifest(assets, content, Date.now()), 200, { 'cache-control': 'no-cache' });
  });

  app.get('/sk/v1/project-settings/values', (context) => {
    if (!content.settings)
      return apiRefusal(context, 503, 'The project settings have not been read yet. Try again in a moment.');
    return context.json(content.settings, 200, { 'cache-control': 'no-cache' });
  });
  app.get('/sk/v1/pages', (context) => {
    const query = pageQuerySchema.safeParse(context.req.query());
    if (!query.success)
      return apiRefusal(
        context,
        400,
        'Ask with a path that begins with / and a locale, de or en: ?path=/strategie&locale=de',
      );
    const { locale } = query.data;
    const { path } = parseLocalizedPath(query.data.path);
    const page = content.page(path, locale);
    if (!page || !isVisible(page.document, Date.now()))
      return apiRefusal(context, 404, `There is no page ${path} in ${locale}.`);
    return context.json(page.document, 200, { 'cache-control': 'no-cache' });
  });
  app.get('/sk/v1/paths', (context) => context.json(content.list(), 200, { 'cache-control': 'no-cache' }));
  app.all('/sk/*', (context) =>
    apiRefusal(context, 404, 'There is nothing at this address. /openapi.json lists what there is.'),
  );

  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(content, siteUrl, Date.now()), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  app.get('/robots.txt', (context) =>
    context.text(robots(siteUrl, siteUrlIsSet), 200, { 'cache-control': 'no-cache' }),
  );
  let description: Promise<EncodedBody> | undefined;
  app.get('/openapi.json', async (context) => {
    description ??= encodeBody(JSON.stringify(describeApi(siteUrl)), 'application/json');
    return answerEncoded(context, await description, { 'cache-control': 'no-cache' });
  });
  app.get('/health', (context) =>
    context.json(
      {
        status: content.version === '' ? 'starting' : 'ok',
        build: assets.id,
        content: { reachable: content.reachable, version: content.version },
      },
      content.version === '' ? 503 : 200,
      { 'cache-control': 'no-store' },
    ),
  );

  app.get('/_payload.js', (context) => pages.payload(context));
  app.get('*', async (context, next) =>
    context.req.path.endsWith('/_payload.js') ? pages.payload(context) : next(),
  );
  app.get(
    '*',
    serveStatic({
      root: publicDirectory,
      onFound: (_, context) => context.header('cache-control', 'public, max-age=86400'),
    }),
  );
  app.get('*', (context) => pages.answer(context));
  return app;
}

function apiRefusal(context: Context, status: 400 | 404 | 503, message: string): Response {
  return context.json({ error: { status, message } }, status, { 'cache-control': 'no-store' });
}

function isDecodable(target: string): boolean {
  try {
    decodeURIComponent(target.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function pathAndQuery(context: Context): string {
  const { pathname, search } = new URL(context.req.url);
  return pathname + search;
}
