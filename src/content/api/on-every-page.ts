import type { Payload } from 'payload';
import type { Brand } from '#brand/record/brand-record.ts';
import { readBrand } from '#content/brand/read-brand.ts';
import { type FrameHost, readFrameHosts } from '#fields/frame-host.ts';
import { readContentVersion } from './published-paths.ts';

/** What may show on any page. */
interface OnEveryPage {
  brand: Brand;
  frameHosts: readonly FrameHost[];
}

/** For how long it is believed at most, in ms: an editor's typeface that can't be had for a moment is missed no longer. */
const believed = 10_000;

const known = new WeakMap<Payload, { version: string; at: number; values: Promise<OnEveryPage> }>();

/**
 * Read once for each content version, and not for each page, of which it took two thirds. Whatever changes it makes
 * a new version in the same transaction, on whichever instance.
 */
export async function readOnEveryPage(payload: Payload): Promise<OnEveryPage> {
  // Before the values: they are at least as new as what they are kept for.
  const { version } = await readContentVersion(payload);
  const kept = known.get(payload);
  const now = performance.now();
  if (kept?.version === version && now - kept.at < believed) return kept.values;
  const values = read(payload);
  known.set(payload, { version, at: now, values });
  values.catch(() => known.delete(payload));
  return values;
}

async function read(payload: Payload): Promise<OnEveryPage> {
  const [brand, embedding] = await Promise.all([
    readBrand(payload),
    payload.findGlobal({ slug: 'embedding', depth: 0 }),
  ]);
  return { brand, frameHosts: readFrameHosts(embedding) };
}
