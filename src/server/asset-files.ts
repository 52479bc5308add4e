import type { HttpBindings } from '@hono/node-server';
import type { Handler } from 'hono';
import type { AssetsInMemory } from './assets-in-memory.ts';
import { headerOf, toResponse } from './http/plain-answer.ts';
import type { AssetPlaces } from './joined-stylesheets.ts';
import { staticFiles } from './static-files.ts';

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
