import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { Bucket } from '#bucket/bucket.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';

export function mediaReader({
  collections,
}: Pick<Payload, 'collections'>): (name: string) => Promise<Buffer | undefined> {
  if (settings.s3) {
    const media = new Bucket(settings.s3).part('media');
    return (name) => media.read(name);
  }
  const directory = collections.media?.config.upload.staticDir ?? join(settings.dataDir, 'media');
  return (name) => readFile(join(directory, name)).catch(() => undefined);
}
