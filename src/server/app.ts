import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { networkOf } from '#limits/network.ts';
import { newPagePath } from '#pages/new-page.ts';
import type { Settings } from '#settings/settings.ts';
import { AssetsInMemory } from './assets-in-memory.ts';
import { BrandDrafts } from './brand/brand-drafts.ts';
import { brandRoutes, iconRoutes } from './brand/brand-routes.ts';
import type { BrandVersions } from './brand/brand-versions.ts';
import { preflightRoutes } from './brand/open-answers.ts';
import { versionRoutes } from './brand/version-routes.tsx';
import type { ContentClient } from './content/content-client.ts';
import type { PublishedContent } from './content/published-content.ts';
import { fileRoutes, immutable } from './file-routes.ts';
import { formRoutes } from './forms/form-routes.ts';
import { plainFormRoutes } from './forms/plain-form-routes.tsx';
import type { Submitting } from './forms/submitting.ts';
import { type ForwardParts, forwardToContent } from './forward.ts';
import { forwardRefusal } from './forward-refusals.ts';
import { forwardedMethods } from './forwarded-paths.ts';
import { frameRoutes } from './frames/frame-routes.ts';
import type { ClientAddresses } from './http/client-address.ts';
import { requestIds } from './http/request-ids.ts';
import { type AssetPlaces, KeptStylesheets } from './joined-stylesheets.ts';
import { type AnswerKept, keptAnswerer } from './kept-answers.ts';
import type { KeptMedia } from './kept-media.ts';
import { kitRoutes } from './kit-routes.tsx';
import { machineRoutes } from './machines/machine-routes.ts';
import { mcpRoutes } from './mcp/mcp-routes.ts';
import { MediaInMemory } from './media-in-memory.ts';
import type { PageCache } from './pages/page-cache.ts';
import { PageRoutes } from './pages/page-routes.ts';
import { pageVersionRoutes } from './pages/page-version-routes.tsx';
import type { Renderer } from './pages/render.tsx';
import { sharedDraftRoutes } from './pages/shared-draft-routes.tsx';
import type { PathCounter } from './path-counts/path-counter.ts';
import { peerRoutes } from './peers/peer-routes.ts';
import { ProvenSessions } from './proven-sessions.ts';
import { commonHeaders, securityHeaders } from './security-headers.ts';
import type { SiteAssets } from './site-assets.ts';
import type { LiveResults } from './votes/live-results.ts';
import { plainVoteRoutes } from './votes/plain-vote-routes.tsx';
import { pollPageRoutes } from './votes/poll-page-routes.tsx';
import { voteRoutes } from './votes/vote-routes.ts';
import type { Voting } from './votes/voting.ts';

interface AppParts extends AssetPlaces {
  pathCounter: PathCounter;
  brands: BrandVersions;
  cache: PageCache;
  keptMedia: KeptMedia;
  settings: Settings;
  assets: SiteAssets;
  client: ContentClient;
  content: PublishedContent;
  renderer: Renderer;
  voting: Voting;
  live: LiveResults;
  addresses: ClientAddresses;
  securityHeaders: Readonly<Record<string, string>>;
  submitting: Submitting;
  publicDirectory: string;
}

/**
 * The Hono app for everything but votes (`votes/take-votes.ts`) and health checks (`machines/health.ts`), and the fast
 * path that answers cached content before the app runs.
 */
export function createApp(parts: AppParts): { app: Hono; answerKept: AnswerKept } {
  const { settings, assets, client, content, renderer, voting, live, submitting, addresses } = parts;
  const { assetDirectory, sharedAssets, publicDirectory, keptMedia, brands, cache } = parts;
  const { siteUrl, siteUrlIsSet, contentApiBase } = settings;
  const forwardParts = {
    contentBase: contentApiBase,
    secret: settings.secrets.preview,
    siteUrl,
    siteUrlIsSet,
    addresses,
    isAway: () => !content.reach.reachable,
  };
  const brandDrafts = new BrandDrafts({
    client,
    content,
    renderer,
    previewSecret: settings.secrets.preview,
  });
  const pages = new PageRoutes({
    brandDrafts,
    content,
    cache,
    renderer,
    client,
    siteUrl,
    previewSecret: settings.secrets.preview,
    buildId: assets.id,
    pathCounter: parts.pathCounter,
  });
  const app = new Hono();
  app.route('/', requestIds(addresses));
  const common = commonHeaders(parts.securityHeaders, () => content.whole.frameOrigins);
  app.use(securityHeaders(common));
  app.onError((error, context) => pages.failure(context, error));

  app.route('/', contentRoutes(forwardParts));
  app.route('/', voteRoutes({ voting, live, addresses }));
  const secret = settings.secrets.votes;
  app.route('/', plainVoteRoutes({ voting, content, renderer, addresses, siteUrl, secret }));
  app.route('/', pollPageRoutes({ voting, content, renderer, brands, siteUrl }));
  app.route('/', formRoutes({ submitting, addresses, siteUrl }));
  app.route('/', plainFormRoutes({ submitting, content, renderer, addresses, siteUrl }));
  app.post('*', async (context, next) => (await pages.unsaved(context)) ?? next());
  app.route('/', mcpRoutes({ brands, content, siteUrl, addresses }));
  app.route('/', preflightRoutes());
  app.use('*', async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('Only GET and HEAD are answered here.\n', 405, { allow: 'GET, HEAD' });
  });
  const mediaDirectory = join(settings.dataDir, 'media');
  const previewSecret = settings.secrets.preview;
  const kept = {
    assets: new AssetsInMemory(assetDirectory, immutable),
    media: new MediaInMemory(immutable),
    stylesheets: new KeptStylesheets(immutable),
  };
  const directories = { assetDirectory, sharedAssets, mediaDirectory, publicDirectory };
  app.route('/', iconRoutes(brands));
  for (const files of ['/assets/*', '/media/:name']) app.get(files, pages.formerFile);
  app.route('/', fileRoutes({ ...directories, ...kept, brands, keptMedia, content, client, previewSecret }));
  for (const locale of locales)
    app.get(
      localizedPath(newPagePath, locale),
      async (context, next) => (await pages.unwritten(context)) ?? next(),
    );
  app.route('/', pageVersionRoutes({ content, client, renderer, previewSecret }));
  app.route('/', sharedDraftRoutes({ content, client, renderer, previewSecret }));
  app.route('/', frameRoutes({ content, client, brands, previewSecret }));
  app.route('/', versionRoutes({ brands, content, renderer, siteUrl }));
  app.route('/', brandDrafts.routes());
  app.route(
    '/',
    brandRoutes({ brands, content, siteUrl, networkOf: ({ env }) => networkOf(addresses.of(env.incoming)) }),
  );
  const mediaDirectories = [mediaDirectory, keptMedia.directory];
  app.route('/', peerRoutes({ dataDir: settings.dataDir, mediaDirectories, previewSecret }));
  app.route('/', machineRoutes({ content, assets, siteUrl, listed: siteUrlIsSet }));
  app.route('/', kitRoutes({ content, renderer }));
  app.get('*', (context) => {
    const { path } = context.req;
    if (path.endsWith('/_payload.js')) return pages.payload(context);
    return path.endsWith('.md') ? pages.markdown(context) : pages.answer(context);
  });
  return { app, answerKept: keptAnswerer({ ...kept, content, pages, common, addresses }) };
}

/** Reverse proxy to the content backend, through which editors use the admin. */
export function contentRoutes(parts: ForwardParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const sessions = new ProvenSessions(parts.contentBase);
  for (const prefix of ['/admin', '/api', '/_next']) {
    app.on('ALL', [prefix, `${prefix}/*`], async (context) => {
      const { pathname, search } = new URL(context.req.url);
      const { incoming } = context.env;
      const methods = forwardedMethods(pathname);
      if (!methods) return forwardRefusal(incoming, 404);
      if (!methods.includes(context.req.method))
        return forwardRefusal(incoming, 405, { headers: { allow: methods.join(', ') } });
      const answer = await forwardToContent(context, pathname + search, { ...parts, sessions });
      // Responses are personal; only the build's files are cacheable.
      if (prefix !== '/_next') answer.headers.set('cache-control', 'private, no-store');
      return answer;
    });
  }
  return app;
}
