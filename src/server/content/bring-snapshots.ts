import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from '#server/in-parallel.ts';
import { log } from '#server/log.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';
import { Snapshots } from './snapshots.ts';

/** Where a site that knows nothing may take up what is published from. Each method throws where nobody answers. */
export interface SnapshotSource {
  /** Said in the log. */
  readonly name: string;
  /** How long a start waits for one that says nothing, in ms. */
  readonly patience: number;
  /** Names of files below the directory of snapshots. */
  list(): Promise<string[]>;
  /** Undefined where there is no such file any more. */
  read(name: string): Promise<Buffer | undefined>;
}

/**
 * Fills a disk that holds no snapshots, from the first source that has all of them, as this build can read them. The
 * state comes last: with it everything is there. However many there are, it goes on while they come; from a source that
 * is silent nothing is awaited any more.
 */
export async function bringSnapshots(dataDir: string, sources: readonly SnapshotSource[]): Promise<void> {
  const directory = snapshotDirectory(dataDir);
  for (const source of sources) {
    if (new Snapshots(dataDir).readState()) return;
    const { patience } = source;
    const ending = new AbortController();
    const tooLong = () => ending.abort(new Error(`It has said nothing for ${patience / 1000} s.`));
    const timer = setTimeout(tooLong, patience);
    const silence = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
    });
    try {
      await Promise.race([bringAll(directory, source, ending.signal, timer), silence]);
    } catch (error) {
      // Of several sites that begin together, each names some that aren't there yet.
      log(`Nothing can be taken up from ${source.name}: ${error instanceof Error ? error.message : error}`);
    } finally {
      clearTimeout(timer);
    }
  }
}

async function bringAll(
  directory: string,
  source: SnapshotSource,
  signal: AbortSignal,
  silence: NodeJS.Timeout,
): Promise<void> {
  const names = (await source.list()).filter(isSnapshot);
  if (!names.includes(stateFile)) return;
  const pages = names.filter((name) => name !== stateFile);
  const bring = async (name: string) => {
    const bytes = await source.read(name);
    // What comes too late is not taken any more: the site may know something newer by then.
    signal.throwIfAborted();
    silence.refresh();
    // Gone since it was listed: the page was taken off the site.
    if (bytes) await keep(join(directory, name), bytes);
  };
  await inParallel(pages, bring);
  await bring(stateFile);
  log(`Took up ${pages.length} pages from ${source.name}.`);
}

/** Whether a snapshot may have this name; nothing else is a name in a directory of ours. */
export function isSnapshot(name: string): boolean {
  return name === stateFile || /^pages\/[0-9a-f]+\.json$/.test(name);
}

async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
