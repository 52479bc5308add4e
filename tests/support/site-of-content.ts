import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import type { ContentBackend } from './content-backend.ts';
import { listening } from './listening.ts';

type Site = Awaited<ReturnType<typeof import('#server/create-site.ts').createSite>>;

/** Shared by both processes. */
export const secrets = { PREVIEW_SECRET: 'p'.repeat(64), VOTES_SECRET: 'v'.repeat(64) };

/** The site from its sources, in this process. */
export async function newSite(environment: Readonly<Record<string, string>>): Promise<Site> {
  // Imported with a content backend's modules, of which there must be only one instance.
  const { createSite } = await import('#server/create-site.ts');
  const { DevelopmentAssets } = await import('#server/development-assets.ts');
  const { readSettings } = await import('#settings/settings.ts');
  return createSite({
    settings: readSettings({ ...secrets, ...environment }),
    assets: new DevelopmentAssets('/early.ts'),
    assetDirectory: resolve('src'),
    sharedAssets: undefined,
    bucket: undefined,
    publicDirectory: resolve('public'),
  });
}

/**
 * The site from its sources, in this process, following a content backend that was started with `secrets`. Both are
 * reached over HTTP, with the same routes as under Next.
 */
export class SiteOfContent {
  readonly url: string;
  readonly contentUrl: string;
  readonly routes: readonly { method: string; path: string }[];
  readonly #end: () => Promise<void>;

  private constructor(urls: { site: string; content: string }, site: Site, end: () => Promise<void>) {
    this.url = urls.site;
    this.contentUrl = urls.content;
    this.routes = site.app.routes;
    this.#end = end;
  }

  /** `environment` has additional settings. */
  static async start(
    backend: ContentBackend,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<SiteOfContent> {
    vi.doMock('#content/process/server/content-payload.ts', () => ({
      contentPayload: async () => backend.payload,
    }));
    const content = await listening(createServer(getRequestListener(await contentRoutes(backend))));
    const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-site-'));
    const site = await newSite({ DATA_DIR: dataDir, CONTENT_API_BASE: content.url, ...environment });
    const answer = getRequestListener(site.app.fetch, { overrideGlobalObjects: false });
    const { server, url } = await listening(
      createServer((incoming, outgoing) => {
        if (site.answerHealth(incoming, outgoing) || site.takeVote(incoming, outgoing)) return;
        void answer(incoming, outgoing);
      }),
    );
    const ending = new AbortController();
    const following = site.follow(ending.signal);
    return new SiteOfContent({ site: url, content: content.url }, site, async () => {
      ending.abort();
      await following;
      site.endStreams();
      // The site's last requests must still reach the content backend.
      for (const open of [server, content.server]) {
        open.closeAllConnections();
        open.close();
        if (open === server) await site.close();
      }
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  async untilCurrent(): Promise<void> {
    const version = async (address: string, headers: Record<string, string>): Promise<unknown> => {
      const body: { version?: string; content?: string } = await (await fetch(address, { headers })).json();
      return body.version ?? body.content;
    };
    await vi.waitFor(
      async () => {
        const newest = await version(`${this.contentUrl}/sk/v1/paths`, asSite);
        const known = await version(`${this.url}/builds/latest.json`, {});
        if (known !== newest)
          throw new Error(`The site knows ${String(known)}, and not yet ${String(newest)}.`);
      },
      { timeout: 20_000, interval: 50 },
    );
  }

  end(): Promise<void> {
    return this.#end();
  }
}

export const asSite = { authorization: `Bearer ${secrets.PREVIEW_SECRET}` };

type Route = (
  request: Request,
  context: { params: Promise<{ name: string; receipt: string }> },
) => Promise<Response>;

/** The routes that Next would serve; imported after the backend has started, to share its modules. */
async function contentRoutes(backend: ContentBackend): Promise<(request: Request) => Promise<Response>> {
  const routes: Readonly<Record<string, Route>> = {
    brand: (await import('#content/app/sk/v1/brand/route.ts')).GET,
    changes: (await import('#content/app/sk/v1/changes/route.ts')).GET,
    'draft-links': (await import('#content/app/sk/v1/draft-links/route.ts')).GET,
    forms: (await import('#content/app/sk/v1/forms/route.ts')).GET,
    media: (await import('#content/app/sk/v1/media/[name]/route.ts')).GET,
    pages: (await import('#content/app/sk/v1/pages/route.ts')).GET,
    'path-counts': (await import('#content/app/sk/v1/path-counts/route.ts')).POST,
    paths: (await import('#content/app/sk/v1/paths/route.ts')).GET,
    polls: (await import('#content/app/sk/v1/polls/route.ts')).GET,
    submissions: (await import('#content/app/sk/v1/submissions/[receipt]/route.ts')).PUT,
    unsaved: (await import('#content/app/sk/v1/pages/unsaved/route.ts')).POST,
    versions: (await import('#content/app/sk/v1/pages/versions/route.ts')).GET,
    'witnessed-votes': byMethod(await import('#content/app/sk/v1/witnessed-votes/route.ts')),
    'project-settings': (await import('#content/app/sk/v1/project-settings/values/route.ts')).GET,
  };
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const [, part = '', version, name = '', last = ''] = pathname.split('/');
    if (part === 'api') {
      const headers = Object.fromEntries(request.headers);
      return backend.request(request.method, pathname.slice('/api'.length) + search, undefined, headers);
    }
    const route = part === 'sk' && version === 'v1' ? (routes[last] ?? routes[name]) : undefined;
    const named = decodeURIComponent(last);
    return route
      ? route(request, { params: Promise.resolve({ name: named, receipt: named }) })
      : new Response('Not found', { status: 404 });
  };
}

function byMethod({ GET, PUT }: { GET: Route; PUT: Route }): Route {
  return (request, context) => (request.method === 'PUT' ? PUT : GET)(request, context);
}

/** A page as the content backend delivers it, before the site decides on its visibility. */
export async function publishedDocument({ payload }: ContentBackend, path: string, locale: Locale) {
  const { readPageDocument } = await import('#content/wire/api/page-documents.ts');
  return readPageDocument(payload, { path, locale, draft: false });
}
