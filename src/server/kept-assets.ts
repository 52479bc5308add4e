import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long the assets of an earlier build stay, in milliseconds: open tabs may still ask for them. */
export const assetsKeptFor = 14 * 24 * 60 * 60_000;

/** Puts this build's hashed assets beside those of the last 14 days, and drops what is older. Returns the directory. */
export async function keepAssets(builtDirectory: string, dataDir: string, now: number): Promise<string> {
  const directory = join(dataDir, 'assets');
  await mkdir(directory, { recursive: true });
  const current = new Set(await readdir(builtDirectory));
  for (const name of current) {
    const kept = join(directory, name);
    // Hashed names: what is there already is the same. Its time says when it was last part of a running build.
    await cp(join(builtDirectory, name), kept, { force: false, errorOnExist: false });
    await utimes(kept, now / 1000, now / 1000);
  }
  for (const name of await readdir(directory)) {
    const file = join(directory, name);
    if (!current.has(name) && (await stat(file)).mtimeMs < now - assetsKeptFor)
      await rm(file, { force: true });
  }
  return directory;
}
