import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { ownFaceAddress, ownFacesToCss } from '#brand/own-faces.ts';
import { tokensToCss } from '#brand/tokens.ts';
import type { BrandVersions } from './brand/brand-versions.ts';
import { type AskedHeader, headerOf, type PlainAnswer, toResponse } from './http/plain-answer.ts';
import { answerEncoded, type EncodedBody, encodeBody, encodedAnswer } from './pages/encoded-body.ts';
import type { SharedAssets } from './shared-assets.ts';

export interface AssetPlaces {
  assetDirectory: string;
  /** Assets of other sites' builds, if there is a bucket. */
  sharedAssets: Pick<SharedAssets, 'bring'> | undefined;
}

const directory = '/assets/joined/';
const separator = '+';
const stylesheetName = /^(?:[\w-]+|brand\.[0-9a-f]{10})$/;
/** Well above the number of block kinds. */
const maxParts = 64;
/** The part with a brand version's tokens. No built file has such a name. */
const brandPart = /^brand\.([0-9a-f]{10})$/;
/** Joined stylesheets in the cache. Pages need a few dozen. */
const keptInMemory = 100;

/**
 * The address of several stylesheets joined into one, which compresses a third smaller. It lists its parts, so every
 * instance can answer it, also for recent builds. The first part defines the order of the layers; a brand version's
 * tokens follow.
 */
export function joinedAddress([first, ...others]: readonly string[], brandVersion: string): string {
  const nameOf = (address: string) => address.replace(/^\/assets\//, '').replace(/\.css$/, '');
  const names = [...(first ? [nameOf(first)] : []), `brand.${brandVersion}`, ...others.map(nameOf)];
  return `${directory}${names.join(separator)}.css`;
}

export class KeptStylesheets {
  readonly #cacheControl: string;
  readonly #bodies = new LRUCache<string, EncodedBody>({ max: keptInMemory });

  constructor(cacheControl: string) {
    this.#cacheControl = cacheControl;
  }

  keep(address: string, body: EncodedBody): void {
    this.#bodies.set(address, body);
  }

  kept(address: string, header: AskedHeader): PlainAnswer | undefined {
    const body = this.#bodies.get(address);
    return body && encodedAnswer(header, body, { 'cache-control': this.#cacheControl });
  }
}

/**
 * Serves joined stylesheets: built parts from their directory, tokens from the version's record. Falls through to the
 * next handler if a part is missing. A brand version that only another instance knows yet gets the current tokens,
 * uncached.
 */
export function joinedStylesheets(
  { assetDirectory, sharedAssets }: AssetPlaces,
  brands: Pick<BrandVersions, 'current' | 'files'>,
  cacheControl: string,
  joined = new KeptStylesheets(cacheControl),
): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const names = path
      .slice(directory.length)
      .replace(/\.css$/, '')
      .split(separator);
    const isWellFormed = names.length <= maxParts && names.every((name) => stylesheetName.test(name));
    if (!path.startsWith(directory) || !path.endsWith('.css') || !isWellFormed) return next();
    const kept = joined.kept(path, headerOf(context));
    if (kept) return toResponse(context, kept);
    let isKnown = true;
    const texts = names.map(async (name) => {
      const [, version] = brandPart.exec(name) ?? [];
      if (version === undefined) {
        await sharedAssets?.bring(`${name}.css`);
        return readFile(join(assetDirectory, `${name}.css`), 'utf8');
      }
      const known = await brands.files(version);
      isKnown &&= known !== undefined;
      const { brand, version: shown } = known ?? brands.current;
      return ownFacesToCss(brand, (role, part) => ownFaceAddress(shown, role, part)) + tokensToCss(brand);
    });
    const text = await joinedTexts(texts);
    if (text === undefined) return next();
    const body = await encodeBody(text, 'text/css; charset=utf-8');
    if (isKnown) joined.keep(path, body);
    return answerEncoded(context, body, { 'cache-control': isKnown ? cacheControl : 'no-cache' });
  };
}

/** Undefined if a file is missing. */
async function joinedTexts(texts: readonly Promise<string>[]): Promise<string | undefined> {
  try {
    return (await Promise.all(texts)).join('');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
