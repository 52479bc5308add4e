import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Complaints } from './complaints.ts';

/** How long the assets of an earlier build stay, in milliseconds: open tabs may still ask for them. */
export const assetsKeptFor = 14 * 24 * 60 * 60_000;

/** How often it is noted that a build still runs, in milliseconds. */
const interval = 12 * 60 * 60_000;

/**
 * Puts this build's hashed assets beside those of the last 14 days, and drops what is older. Several sites may do so in
 * one directory, at once: what has its name there is whole.
 */
export async function keepAssets(builtDirectory: string, directory: string, now: number): Promise<void> {
  await mkdir(directory, { recursive: true });
  // Compressed twins come before what they are twins of: whoever finds that keeps it with the twins that are there.
  const built = (await readdir(builtDirectory)).sort((one, other) => other.length - one.length);
  for (const name of built) await keepAsset(join(builtDirectory, name), join(directory, name), now);
  const current = new Set(built);
  for (const name of await readdir(directory)) {
    if (current.has(name)) continue;
    const file = join(directory, name);
    // Another site may have dropped it, or given a draft its name, a moment ago.
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changedAt < now - assetsKeptFor) await rm(file, { force: true });
  }
}

/** Does so again as long as this build runs, so that its assets age from when its last site has ended. */
export async function goOnKeepingAssets(
  builtDirectory: string,
  directory: string,
  signal: AbortSignal,
): Promise<void> {
  const complaints = new Complaints();
  while (!signal.aborted) {
    await wait(interval, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await keepAssets(builtDirectory, directory, Date.now());
      complaints.over('keeping');
    } catch (error) {
      complaints.complain(
        'keeping',
        `${directory} can’t be written to; this build’s assets may get lost.`,
        error,
      );
    }
  }
}

/** Hashed names: what is there already is the same. Its time says when it was last part of a running build. */
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
