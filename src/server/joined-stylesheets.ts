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

/** Where hashed assets are. */
export interface AssetPlaces {
  /** Those of this and earlier builds. */
  assetDirectory: string;
  /** Brings those of other sites' builds, where there is a bucket. */
  sharedAssets: Pick<SharedAssets, 'bring'> | undefined;
}

const directory = '/assets/joined/';
const separator = '+';
/** A built stylesheet's file name, without its ending. */
const stylesheetName = /^(?:[\w-]+|brand\.[0-9a-f]{10})$/;
/** No page has blocks of more kinds than there are. */
const maxParts = 64;
/** The part of a joined stylesheet that holds the tokens of a brand version. No built file is named like this. */
const brandPart = /^brand\.([0-9a-f]{10})$/;
/** How many joined stylesheets stay in memory. Pages need a few dozen. */
const keptInMemory = 100;

/**
 * The address at which several stylesheets are served as one, which is a third smaller than they are apart. It names
 * its parts, so that every instance can answer it, and for builds of the last days too. After the first, which decides
 * on the order of the layers, come the tokens of a brand version.
 */
export function joinedAddress([first, ...others]: readonly string[], brandVersion: string): string {
  const nameOf = (address: string) => address.replace(/^\/assets\//, '').replace(/\.css$/, '');
  const names = [...(first ? [nameOf(first)] : []), `brand.${brandVersion}`, ...others.map(nameOf)];
  return `${directory}${names.join(separator)}.css`;
}

/** Stylesheets that were joined lately, by their addresses. */
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
 * Serves joined stylesheets: built parts from their directory, tokens from the record of their version. Leaves to the
 * next handler what is not there. A brand version that another instance has heard of first shows as the one known here,
 * and is asked for again.
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

/** Undefined if there is no such file. */
async function joinedTexts(texts: readonly Promise<string>[]): Promise<string | undefined> {
  try {
    return (await Promise.all(texts)).join('');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
