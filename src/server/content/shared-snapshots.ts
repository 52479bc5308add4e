import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from '#bucket/bucket.ts';
import { Complaints } from '#server/complaints.ts';
import { log } from '#server/log.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';

/** Begins every key, so that no upload and no submission's file can be met by one. */
const prefix = 'site-snapshots/';

/** How many objects are on their way at the same time. */
const atOnce = 16;

/** How long a start waits for a bucket that says nothing, in ms; meanwhile this build’s assets wait for it, too. */
const courtesy = 15_000;

/** How long to wait before a bucket that was away is asked again, in ms. */
const pause = 30_000;

/**
 * Snapshots of what is published in the bucket that all sites share, beside those on each site's disk: a new site with
 * an empty disk serves every page from them, though neither the content backend nor another site answers.
 */
export class SharedSnapshots {
  readonly #bucket: Bucket;
  readonly #directory: string;
  readonly #complaints = new Complaints();
  /** Names of files that are to be shared as they are now, or forgotten if they are gone. */
  readonly #changed = new Set<string>();
  #sharing: Promise<void> | undefined;
  #ending = new AbortController();

  constructor(bucket: Bucket, dataDir: string) {
    this.#bucket = bucket;
    this.#directory = snapshotDirectory(dataDir);
  }

  /**
   * Fills a disk that holds no snapshots. The state comes last: with it everything is there. However many there are, it
   * goes on while they come; from a bucket that is silent for `patience` (ms) nothing is awaited any more.
   */
  async bring(patience = courtesy): Promise<void> {
    if (await isThere(join(this.#directory, stateFile))) return;
    const ending = new AbortController();
    const tooLong = () => ending.abort(new Error(`It has said nothing for ${patience / 1000} s.`));
    const timer = setTimeout(tooLong, patience);
    const silence = new Promise<never>((_, reject) => {
      ending.signal.addEventListener('abort', () => reject(ending.signal.reason));
    });
    try {
      await Promise.race([this.#bringAll(ending.signal, timer), silence]);
    } catch (error) {
      this.#complaints.complain('bringing', 'Snapshots can’t be brought from the bucket.', error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #bringAll(signal: AbortSignal, silence: NodeJS.Timeout): Promise<void> {
    const names = await this.#list();
    if (!names.includes(stateFile)) return;
    const pages = names.filter((name) => name !== stateFile);
    const bring = async (name: string) => {
      const bytes = await this.#bucket.read(prefix + name);
      // What comes too late is not taken any more: the site may know something newer by then.
      signal.throwIfAborted();
      silence.refresh();
      await this.#keep(name, bytes);
    };
    await inParallel(pages, bring);
    await bring(stateFile);
    log(`Took up ${pages.length} pages from the bucket.`);
  }

  async #keep(name: string, bytes: Buffer | undefined): Promise<void> {
    // Gone since it was listed: the page was taken off the site.
    if (!bytes) return;
    const file = join(this.#directory, name);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.draft`;
    await writeFile(draft, bytes);
    await rename(draft, file);
  }

  /** Shares what the bucket doesn't have yet: it may have been set only now. */
  async shareMissing(): Promise<void> {
    try {
      const shared = new Set(await this.#list());
      const pages = await readdir(join(this.#directory, 'pages')).catch(() => []);
      const names = [
        ...pages.filter((name) => name.endsWith('.json')).map((name) => `pages/${name}`),
        stateFile,
      ];
      for (const name of names) if (!shared.has(name)) this.share(name);
    } catch (error) {
      this.#complaints.complain(
        'sharing',
        'Snapshots can’t be put into the bucket now; trying again.',
        error,
      );
    }
  }

  /** Has this file shared as it is by then, in the order in which files are named. */
  share(name: string): void {
    this.#changed.delete(name);
    this.#changed.add(name);
    this.#sharing ??= this.#shareAll().finally(() => {
      this.#sharing = undefined;
    });
  }

  async #shareAll(): Promise<void> {
    while (this.#changed.size > 0 && !this.#ending.signal.aborted) {
      const names = [...this.#changed].filter((name) => name !== stateFile);
      // The state last, as on the disk.
      const next = names.length > 0 ? names : [stateFile];
      try {
        await inParallel(next, async (name) => {
          this.#changed.delete(name);
          await this.#shareOne(name).catch((error) => {
            this.#changed.add(name);
            throw error;
          });
        });
        this.#complaints.over('sharing');
      } catch (error) {
        this.#complaints.complain(
          'sharing',
          'Snapshots can’t be put into the bucket now; trying again.',
          error,
        );
        await wait(pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  async #shareOne(name: string): Promise<void> {
    const file = join(this.#directory, name);
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes) await this.#bucket.write(prefix + name, bytes, 'application/json');
    else await this.#bucket.remove([prefix + name]);
  }

  /** Resolves when nothing is on its way any more; what wasn't shared by then is shared by the next start. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sharing;
  }

  async #list(): Promise<string[]> {
    const names: string[] = [];
    for await (const page of this.#bucket.list(prefix))
      names.push(...page.map(({ key }) => key.slice(prefix.length)));
    return names.filter((name) => name === stateFile || /^pages\/[0-9a-f]+\.json$/.test(name));
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Throws what the first one has thrown that failed, after all have ended. */
async function inParallel(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const queue = names.values();
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      for (const name of queue) await work(name);
    }),
  );
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
