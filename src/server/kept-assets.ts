import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FailureLog } from './failure-log.ts';

/** How long an earlier build's assets are kept for open tabs, in ms. */
export const assetsKeptFor = 14 * 24 * 60 * 60_000;

/** How often a running build's assets are touched, in ms. */
const interval = 12 * 60 * 60_000;

/**
 * Copies this build's hashed assets beside those of the last 14 days, and deletes older ones. Several sites may share a
 * directory concurrently: files appear atomically.
 */
export async function keepAssets(builtDirectory: string, directory: string, now: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  // Compressed variants first, so that whoever finds a file finds its variants too.
  const built = (await readdir(builtDirectory)).sort((one, other) => other.length - one.length);
  for (const name of built) await keepAsset(join(builtDirectory, name), join(directory, name), now);
  const current = new Set(built);
  for (const name of await readdir(directory)) {
    if (current.has(name)) continue;
    const file = join(directory, name);
    // Another site may just have deleted or renamed it.
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changedAt < now - assetsKeptFor) await rm(file, { force: true });
  }
}

/** Repeats this while the build runs, so that assets age from its last use. */
export async function goOnKeepingAssets(
  builtDirectory: string,
  directory: string,
  signal: AbortSignal,
): Promise<void> {
  const failures = new FailureLog();
  while (!signal.aborted) {
    await wait(interval, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await keepAssets(builtDirectory, directory, Date.now());
      failures.resolve('keeping');
    } catch (error) {
      failures.report(
        'keeping',
        `${directory} can’t be written to; this build’s assets may get lost.`,
        error,
      );
    }
  }
}

/** Hashed names are immutable, so an existing file is only touched: its mtime is its last use in a running build. */
async function keepAsset(built: string, kept: string, now: number): Promise<void> {
  const isThere = await utimes(kept, now / 1000, now / 1000).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = `${kept}.${crypto.randomUUID()}.draft`;
  try {
    await copyFile(built, draft);
    await utimes(draft, now / 1000, now / 1000);
    await rename(draft, kept);
  } finally {
    await rm(draft, { force: true });
  }
}
