import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { type Handler, Hono } from 'hono';
import type { AssetsInMemory } from './assets-in-memory.ts';
import type { BrandVersions } from './brand/brand-versions.ts';
import type { ContentClient } from './content/content-client.ts';
import type { PublishedContent } from './content/published-content.ts';
import { headerOf, toResponse } from './http/plain-answer.ts';
import { type AssetPlaces, joinedStylesheets, type KeptStylesheets } from './joined-stylesheets.ts';
import type { KeptMedia } from './kept-media.ts';
import { broughtFiles, mediaFiles } from './media-files.ts';
import { type MediaInMemory, mediaType } from './media-in-memory.ts';
import { uploadPolicy } from './security-headers.ts';
import { shownMediaOnly } from './shown-media.ts';
import { staticFiles } from './static-files.ts';

interface FileRouteParts extends AssetPlaces {
  mediaDirectory: string;
  publicDirectory: string;
  assets: AssetsInMemory;
  media: MediaInMemory;
  stylesheets: KeptStylesheets;
  brands: BrandVersions;
  keptMedia: KeptMedia;
  content: PublishedContent;
  client: ContentClient;
  previewSecret: string;
}

export const immutable = 'public, max-age=31536000, immutable';

/** Build files for the server only. */
const notPublic = ['build.json'];

/** Assets, uploads and the static files at the site's root. */
export function fileRoutes({
  assetDirectory,
  sharedAssets,
  mediaDirectory,
  publicDirectory,
  assets,
  media,
  stylesheets,
  brands,
  keptMedia,
  content,
  client,
  previewSecret,
}: FileRouteParts): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get(
    '/assets/*',
    joinedStylesheets({ assetDirectory, sharedAssets }, brands, immutable, stylesheets),
    assetFiles({ assetDirectory, sharedAssets }, assets, immutable),
  );
  app.get(
    '/media/:name',
    async (context, next) => {
      await next();
      context.res.headers.set('content-security-policy', uploadPolicy);
      if (context.res.ok) context.res.headers.set('content-type', mediaType(context.req.param('name')));
    },
    shownMediaOnly({ content, client, previewSecret }),
    mediaFiles(mediaDirectory, immutable, media),
    broughtFiles(keptMedia, immutable, media),
  );
  // Routes by name, so that page requests need no file system access.
  const files = readdirSync(publicDirectory, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files.filter((entry) => !notPublic.includes(entry.name))) {
    const file = join(publicDirectory, name);
    app.get(`/${name}`, staticFiles({ file, cacheControl: 'public, max-age=86400' }));
  }
  return app;
}

/** Serves hashed assets: whole files from memory, ranges from disk and uncompressed. */
export function assetFiles(
  { assetDirectory, sharedAssets }: AssetPlaces,
  assets: Pick<AssetsInMemory, 'read'>,
  cacheControl: string,
): Handler<{ Bindings: HttpBindings }> {
  const serveRange = staticFiles({ root: assetDirectory, prefix: '/assets', cacheControl });
  return async (context) => {
    const name = context.req.path.slice('/assets/'.length);
    const read = () => assets.read(name, headerOf(context));
    const answer = (await read()) ?? ((await sharedAssets?.bring(name)) ? await read() : undefined);
    if (!answer) return context.text('There is no such asset.\n', 404, { 'cache-control': 'no-store' });
    const isRange = context.req.method === 'GET' && context.req.header('range') !== undefined;
    const range = isRange ? await serveRange(context, async () => {}) : undefined;
    range?.headers.set('vary', 'Accept-Encoding');
    return range ?? toResponse(context, answer);
  };
}
