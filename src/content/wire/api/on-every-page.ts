import type { Payload } from 'payload';
import type { Brand } from '#brand/record/brand-record.ts';
import { readBrand } from '#content/identity/brand/read-brand.ts';
import { readContentVersion } from '#content/lifecycle/publishing/content-version.ts';
import { type FrameHost, readFrameHosts } from '#fields/frame-host.ts';

interface OnEveryPage {
  brand: Brand;
  frameHosts: readonly FrameHost[];
}

/** Maximum cache age in ms, so that an editor's typeface that is briefly unavailable is soon retried. */
const believed = 10_000;

const known = new WeakMap<Payload, { version: string; at: number; values: Promise<OnEveryPage> }>();

/**
 * Cached per content version instead of read for each page, which took two thirds of a page's time. Every relevant
 * change makes a new version in its transaction, on any instance.
 */
export async function readOnEveryPage(payload: Payload): Promise<OnEveryPage> {
  // Read before the values, which are then at least as new as their cache key.
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
