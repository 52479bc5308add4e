import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { answerEncoded, type EncodedBody, encodeBody } from './pages/encoded-body.ts';

const directory = '/assets/joined/';
const separator = '+';
/** A built stylesheet's file name, without its ending. */
const stylesheetName = /^[\w-]+$/;
/** No page has blocks of more kinds than there are. */
const maxParts = 64;
/** How many joined stylesheets stay in memory. Pages need a few dozen. */
const keptInMemory = 100;

/**
 * The address at which several stylesheets are served as one, which is a third smaller than they are apart. It names
 * its parts, so that every instance can answer it, and for builds of the last days too.
 */
export function joinedAddress(addresses: readonly string[]): string {
  const names = addresses.map((address) => address.replace(/^\/assets\//, '').replace(/\.css$/, ''));
  return `${directory}${names.join(separator)}.css`;
}

/** Serves joined stylesheets from the directory that holds their parts; leaves to the next handler what is not there. */
export function joinedStylesheets(assetDirectory: string, cacheControl: string): MiddlewareHandler {
  const joined = new LRUCache<string, EncodedBody>({ max: keptInMemory });
  return async (context, next) => {
    const { path } = context.req;
    const names = path
      .slice(directory.length)
      .replace(/\.css$/, '')
      .split(separator);
    const isWellFormed = names.length <= maxParts && names.every((name) => stylesheetName.test(name));
    if (!path.startsWith(directory) || !path.endsWith('.css') || !isWellFormed) return next();
    let body = joined.get(path);
    if (!body) {
      const text = await joinFiles(names.map((name) => join(assetDirectory, `${name}.css`)));
      if (text === undefined) return next();
      body = await encodeBody(text, 'text/css; charset=utf-8');
      joined.set(path, body);
    }
    return answerEncoded(context, body, { 'cache-control': cacheControl });
  };
}

async function joinFiles(files: readonly string[]): Promise<string | undefined> {
  try {
    return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
