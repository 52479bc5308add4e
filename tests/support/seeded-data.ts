import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { builtFrom, contentBuild, hashOfSources } from '../../scripts/build/build-if-stale.ts';
import { Product, temporaryDirectory } from './product.ts';

/** Seeding takes a minute, so the result is cached for as long as it would be the same. */
const place = resolve('node_modules/.cache/seeded-data');

/** Several are kept for switching branches, each for at most a week, in ms. */
const kept = { number: 3, time: 7 * 24 * 60 * 60 * 1000 };

/**
 * The data directory of a product that was started once with demo content: database, media, votes, secrets. Read-only;
 * tests run on copies.
 */
export async function seededData(): Promise<string> {
  await forgetOld();
  const directory = join(place, keyOfSeed());
  if (existsSync(directory)) return directory;
  await mkdir(place, { recursive: true });
  const unfinished = await temporaryDirectory(join(place, 'unfinished-'));
  const product = await Product.create({ dataDir: unfinished.path });
  try {
    await product.startContent();
    // Stopped, so that the data is complete.
    await product.end('content');
    // Another run may have been faster.
    if (!existsSync(directory)) await rename(unfinished.path, directory);
  } finally {
    await product.stop();
    await unfinished.remove();
  }
  return directory;
}

/** The cache key: the build, and the sources that it reads at run time. */
function keyOfSeed(): string {
  const made = [builtFrom(contentBuild), hashOfSources(contentBuild), process.platform, process.arch];
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16);
}

async function forgetOld(): Promise<void> {
  const names = await readdir(place).catch(() => []);
  const entries = await Promise.all(
    names.map(async (name) => ({ path: join(place, name), time: (await stat(join(place, name))).mtimeMs })),
  );
  const newestFirst = entries.sort((one, other) => other.time - one.time);
  const old = newestFirst.filter(({ time }, index) => index >= kept.number || Date.now() - time > kept.time);
  await Promise.all(old.map(({ path }) => rm(path, { recursive: true, force: true })));
}
