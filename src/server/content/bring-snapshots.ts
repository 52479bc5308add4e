import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '#server/in-parallel.ts';
import { log } from '#server/log.ts';
import type { PublishedContent } from './published-content.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';
import { Snapshots } from './snapshots.ts';

/** Where a site that knows nothing may take up what is published from. Each method throws where nobody answers. */
export interface SnapshotSource {
  /** Said in the log. */
  readonly name: string;
  /** How long a start waits for one that says nothing, and for every thousand files that it has, in ms. */
  readonly patience: number;
  /** Names of files below the directory of snapshots. */
  list(): Promise<string[]>;
  /** Undefined where there is no such file any more. */
  read(name: string): Promise<Buffer | undefined>;
}

/** What a source can give. */
interface Offer {
  source: SnapshotSource;
  names: readonly string[];
}

/** For how long the first source is preferred to others that have answered before it, in ms. */
const courtesy = 1500;

/** Between two tries of a site that knows nothing, in ms. */
const usualPause = 10_000;

/** Puts what was brought to its place, unless it is not wanted any more. */
type Put = (place: () => Promise<void>) => Promise<void>;

interface Bringing {
  dataDir: string;
  sources: readonly SnapshotSource[];
  put: Put;
  /** Told why a source has given nothing. */
  say: (text: string) => void;
}

/**
 * Fills a disk that holds no snapshots, from the first source that has all of them, as this build can read them. All are
 * asked at once. From a source that is silent, or that gives so little at a time that it would never end, nothing is
 * awaited any more; what it gave is forgotten, since another one may know that it was withdrawn.
 */
export async function bringSnapshots(dataDir: string, sources: readonly SnapshotSource[]): Promise<void> {
  if (new Snapshots(dataDir).readState()) return;
  await bringFromFirst({ dataDir, sources, put: (place) => place(), say: log });
}

/**
 * Goes on trying as long as a site knows nothing: it may have begun while nobody could give it anything, and the content
 * backend may stay away for longer than the others.
 */
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
    // Why not was said when it began.
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

/** As they come; the first of the sources comes before others if it answers soon. */
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

/** Undefined where it has nothing whole; or why it can't say. */
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

/** Whether all of it was there, and can be read; then it is in its place. */
async function takeUp({ source, names }: Offer, { dataDir, put, say }: Bringing): Promise<boolean> {
  const drafts = draftsIn(dataDir);
  const limit = new Limit();
  try {
    await mkdir(drafts, { recursive: true });
    // One of its own for each source: what comes too late from another is not met here.
    const draft = await mkdtemp(join(drafts, '/'));
    limit.ofSilence(source.patience);
    limit.ofAll(source.patience * (1 + names.length / 1000));
    await Promise.race([bringAll(draft, { source, names }, limit), limit.passed]);
    if (!new Snapshots(draft).readState()) throw new Error('This build can’t read it.');
    await put(async () => {
      await rm(snapshotDirectory(dataDir), { recursive: true, force: true });
      await rename(snapshotDirectory(draft), snapshotDirectory(dataDir));
      log(`Took up ${names.length - 1} pages from ${source.name}.`);
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
    // Gone since it was listed: the page was taken off the site.
    if (bytes && !limit.hasPassed) await writeFile(join(directory, name), bytes);
  });
}

function whyNot(source: SnapshotSource, { message }: Error): string {
  return `Nothing can be taken up from ${source.name}: ${message}`;
}

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Whether a snapshot may have this name; nothing else is a name in a directory of ours. */
export function isSnapshot(name: string): boolean {
  return name === stateFile || /^pages\/[0-9a-f]+\.json$/.test(name);
}

/** Where what is taken up lies until all of it is there. */
function draftsIn(dataDir: string): string {
  return join(dataDir, 'snapshots.draft');
}

/** How long somebody is waited for. */
class Limit {
  /** Rejects when it is too long. */
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

  /** @param patience how long nothing may be heard, in ms */
  ofSilence(patience: number): void {
    this.#silence = this.#after(patience, `It has said nothing for ${patience / 1000} s.`);
  }

  /** @param patience how long all of it may take, in ms */
  ofAll(patience: number): void {
    this.#after(patience, `It hasn’t given all in ${Math.round(patience / 1000)} s.`);
  }

  /** Something was heard. */
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
