import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { Settings } from '#settings/settings.ts';
import { ClientAddresses } from './client-address.ts';
import type { ContentClient } from './content/content-client.ts';
import type { PublishedContent } from './content/published-content.ts';
import { fileRoutes } from './file-routes.ts';
import { forwardToContent } from './forward.ts';
import { machineRoutes } from './machines/machine-routes.ts';
import { PageCache } from './pages/page-cache.ts';
import { PageRoutes } from './pages/page-routes.ts';
import type { Renderer } from './pages/render.tsx';
import { securityHeaders } from './security-headers.ts';
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

/** Everything that the site answers. */
export function createApp(parts: AppParts): Hono {
  const { settings, assets, client, content, renderer, assetDirectory, publicDirectory } = parts;
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
  const app = new Hono();
  app.use(securityHeaders({ siteUrl, listed: siteUrlIsSet }));
  app.onError((error, context) => pages.failure(context, error));

  const forward = async (context: Context): Promise<Response> => {
    const target = pathAndQuery(context);
    // The content backend would call a stray per-cent sign its own failure.
    if (!isDecodable(target)) return context.text('This address is malformed.\n', 400);
    return forwardToContent(context, target, forwardParts);
  };
  for (const prefix of ['/admin', '/api', '/_next']) {
    app.all(prefix, forward);
    app.all(`${prefix}/*`, forward);
  }

  app.use('*', async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Only GET and HEAD are answered here.\n', 405, { allow: 'GET, HEAD' });
  });
  const mediaDirectory = join(settings.dataDir, 'media');
  app.route('/', fileRoutes({ assetDirectory, mediaDirectory, publicDirectory, forwardParts }));
  app.route('/', machineRoutes({ content, assets, siteUrl, listed: siteUrlIsSet }));
  app.get('*', (context) =>
    context.req.path.endsWith('/_payload.js') ? pages.payload(context) : pages.answer(context),
  );
  return app;
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
