import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '#server/in-parallel.ts';
import { log } from '#server/log.ts';
import type { PublishedContent } from './published-content.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';
import { Snapshots } from './snapshots.ts';

/** Where a site with an empty disk can copy the published content from. Methods throw if the source is unreachable. */
export interface SnapshotSource {
  readonly name: string;
  /** Idle timeout at startup, and additional time per thousand files, in ms. */
  readonly patience: number;
  list(): Promise<string[]>;
  /** Undefined if the file no longer exists. */
  read(name: string): Promise<Buffer | undefined>;
}

interface Offer {
  source: SnapshotSource;
  names: readonly string[];
}

/** How long the first source is preferred over faster ones, in ms. */
const courtesy = 1500;

/** Pause between attempts, in ms. */
const usualPause = 10_000;

/** Moves the copy into place, unless it is no longer wanted. */
type Put = (place: () => Promise<void>) => Promise<void>;

interface Bringing {
  dataDir: string;
  sources: readonly SnapshotSource[];
  put: Put;
  /** Logs why a source gave nothing. */
  say: (text: string) => void;
}

/**
 * Fills an empty disk with snapshots from the first source that has a complete set readable by this build. All sources
 * are asked at once. A source that stalls or is too slow is abandoned and its files are discarded, because another one
 * may know that they were withdrawn.
 */
export async function bringSnapshots(dataDir: string, sources: readonly SnapshotSource[]): Promise<void> {
  if (new Snapshots(dataDir).readState()) return;
  await bringFromFirst({ dataDir, sources, put: (place) => place(), say: log });
}

/** Retries for as long as the site has no content: it may have started while all sources were away. */
export async function goOnBringingSnapshots(
  dataDir: string,
  sources: readonly SnapshotSource[],
  content: Pick<PublishedContent, 'isKnown' | 'isReading' | 'adopt'>,
  signal: AbortSignal,
  pause = usualPause,
): Promise<void> {
  const put: Put = (place) => content.adopt(place);
  while (sources.length > 0 && !content.isKnown && !signal.aborted) {
    await wait(pause, undefined, { signal, ref: false }).catch(() => {});
    if (content.isKnown || content.isReading || signal.aborted) continue;
    // The first attempt has logged the reasons.
    await bringFromFirst({ dataDir, sources, put, say: () => {} });
  }
}

async function bringFromFirst(bringing: Bringing): Promise<void> {
  const { dataDir, sources, say } = bringing;
  try {
    for await (const offer of offersOf(sources, say)) if (await takeUp(offer, bringing)) return;
  } finally {
    await rm(draftsIn(dataDir), { recursive: true, force: true });
  }
}

/** In order of arrival; the preferred source comes first if it answers soon. */
async function* offersOf(sources: readonly SnapshotSource[], say: Bringing['say']): AsyncGenerator<Offer> {
  const coming = new Map(
    sources.map((source) => [source, offerOf(source).then((offer) => ({ source, offer }))]),
  );
  const [preferred] = coming.values();
  const waited = new AbortController();
  await Promise.race([preferred, wait(courtesy, undefined, { signal: waited.signal }).catch(() => {})]);
  waited.abort();
  while (coming.size > 0) {
    const { source, offer } = await Promise.race(coming.values());
    coming.delete(source);
    if (offer instanceof Error) say(whyNot(source, offer));
    else if (offer) yield offer;
  }
}

/** Undefined if it has no complete set; an error if it failed. */
async function offerOf(source: SnapshotSource): Promise<Offer | Error | undefined> {
  const limit = new Limit();
  try {
    limit.ofSilence(source.patience);
    const names = await Promise.race([source.list(), limit.passed]);
    return names.includes(stateFile) ? { source, names: names.filter(isSnapshot) } : undefined;
  } catch (error) {
    return errorOf(error);
  } finally {
    limit.end();
  }
}

/** Copies a complete and readable set into place. Returns whether it did. */
async function takeUp({ source, names }: Offer, { dataDir, put, say }: Bringing): Promise<boolean> {
  const drafts = draftsIn(dataDir);
  const limit = new Limit();
  try {
    await mkdir(drafts, { recursive: true });
    // A separate draft directory per source, so that late files don't mix.
    const draft = await mkdtemp(join(drafts, '/'));
    limit.ofSilence(source.patience);
    limit.ofAll(source.patience * (1 + names.length / 1000));
    await Promise.race([bringAll(draft, { source, names }, limit), limit.passed]);
    if (!new Snapshots(draft).readState()) throw new Error('This build can’t read it.');
    await put(async () => {
      await rm(snapshotDirectory(dataDir), { recursive: true, force: true });
      await rename(snapshotDirectory(draft), snapshotDirectory(dataDir));
      log(`Copied ${names.length - 1} pages from ${source.name}.`);
    });
    return true;
  } catch (error) {
    say(whyNot(source, errorOf(error)));
    return false;
  } finally {
    limit.end();
  }
}

async function bringAll(draft: string, { source, names }: Offer, limit: Limit): Promise<void> {
  const directory = snapshotDirectory(draft);
  await mkdir(join(directory, 'pages'), { recursive: true });
  await inParallel(names, async (name) => {
    if (limit.hasPassed) return;
    const bytes = await source.read(name);
    limit.hearFrom();
    // Deleted since it was listed: the page was withdrawn.
    if (bytes && !limit.hasPassed) await writeFile(join(directory, name), bytes);
  });
}

function whyNot(source: SnapshotSource, { message }: Error): string {
  return `Nothing can be copied from ${source.name}: ${message}`;
}

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Validates a snapshot's name, which becomes a path on disk. */
export function isSnapshot(name: string): boolean {
  return name === stateFile || /^pages\/[0-9a-f]+\.json$/.test(name);
}

function draftsIn(dataDir: string): string {
  return join(dataDir, 'snapshots.draft');
}

class Limit {
  /** Rejects on timeout. */
  readonly passed: Promise<never>;
  readonly #pass: (error: Error) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  #silence: NodeJS.Timeout | undefined;
  #hasPassed = false;

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {});
    this.passed = promise;
    this.#pass = (error) => {
      this.#hasPassed = true;
      reject(error);
    };
  }

  get hasPassed(): boolean {
    return this.#hasPassed;
  }

  /** @param patience idle timeout in ms */
  ofSilence(patience: number): void {
    this.#silence = this.#after(patience, `No data for ${patience / 1000} s.`);
  }

  /** @param patience total timeout in ms */
  ofAll(patience: number): void {
    this.#after(patience, `Not complete after ${Math.round(patience / 1000)} s.`);
  }

  hearFrom(): void {
    this.#silence?.refresh();
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #after(ms: number, why: string): NodeJS.Timeout {
    const timer = setTimeout(() => this.#pass(new Error(why)), ms);
    this.#timers.push(timer);
    return timer;
  }
}
