import { hash } from 'node:crypto';
import { Aside } from './aside.ts';
import { copyDatabase, databaseInTheWay, openDatabase } from './databases.ts';
import { BucketPlace, DiskPlace, type FilePlace } from './file-places.ts';
import type { House } from './house.ts';

const atOnce = 8;

async function copyFiles(names: readonly string[], from: FilePlace, to: FilePlace): Promise<void> {
  await inTurns(names, async (name) => {
    const bytes = await from.read(name);
    if (!bytes) throw new Error(`${name} is gone. Is the product still running?`);
    await to.write(name, bytes);
    const arrived = await to.read(name);
    if (!arrived || hash('sha256', arrived) !== hash('sha256', bytes))
      throw new Error(`${name} was not copied correctly.`);
  });
  const arrived = (await to.list()).length;
  if (arrived !== names.length) throw new Error(`${names.length} files left, ${arrived} came.`);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

const number = new Intl.NumberFormat('en');

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

export class Removal {
  readonly #from: House;
  readonly #to: House;
  readonly #database: OpenDatabase;
  readonly #aside: Aside;
  readonly #movesDatabase: boolean;
  readonly #movesFiles: boolean;
  readonly #files: readonly string[];
  readonly #obstacles: readonly string[];
  /** Whether everything was moved and verified, and only has to be put in place. */
  readonly isAlmostDone: boolean;

  private constructor(parts: {
    from: House;
    to: House;
    database: OpenDatabase;
    aside: Aside;
    files: readonly string[];
    obstacles: readonly string[];
    isAlmostDone: boolean;
  }) {
    this.#from = parts.from;
    this.#to = parts.to;
    this.#database = parts.database;
    this.#aside = parts.aside;
    this.#files = parts.files;
    this.#obstacles = parts.obstacles;
    this.isAlmostDone = parts.isAlmostDone;
    this.#movesDatabase = !isSameDatabase(parts.from, parts.to);
    this.#movesFiles = !isSameStorage(parts.from, parts.to);
  }

  static async plan(from: House, to: House): Promise<Removal> {
    const movesDatabase = !isSameDatabase(from, to);
    const movesFiles = !isSameStorage(from, to);
    if (!movesDatabase && !movesFiles) throw new Error('Both are the same place.');
    if (movesDatabase && !from.databaseUrl === !to.databaseUrl)
      throw new Error(
        'Both databases are of the same kind. Use `npm run back-up` and `npm run restore` instead.',
      );
    const aside = new Aside(to);
    const there = movesDatabase ? await databaseInTheWay(to) : { found: undefined, inUse: undefined };
    const isAlmostDone = aside.isComplete && (!to.databaseUrl || !movesDatabase || there.found !== undefined);
    const database = await openDatabase(from, true);
    const files = movesFiles ? await filesToMove(from) : { names: [], problem: undefined };
    const obstacles = [
      database.inUse,
      there.inUse,
      there.found && `${there.found} Only what is empty can be moved into.`,
      files.problem,
      movesFiles ? await filesInTheWay(to, aside) : undefined,
    ].filter((obstacle) => obstacle !== undefined);
    return new Removal({ from, to, database, aside, files: files.names, obstacles, isAlmostDone });
  }

  tryOut(): void {
    if (this.isAlmostDone) {
      console.log('An earlier move was interrupted after copying; it only has to be put in place.');
      return;
    }
    const { rows, recount } = this.#database;
    for (const [store, count] of rows)
      console.log(
        `${store}: ${number.format(count)} rows ${this.#movesDatabase ? `would be moved to ${nameOfDatabase(this.#to)}` : 'stay where they are'}.`,
      );
    console.log(
      this.#movesFiles
        ? `${counted(this.#files.length, 'file')} would be moved to ${nameOfStorage(this.#to)}.`
        : 'Files stay where they are.',
    );
    this.#tellRecount(recount?.complaint, recount?.polls, recount?.ballots);
    for (const obstacle of this.#obstacles) console.log(obstacle);
    if (this.#obstacles.length > 0) process.exitCode = 1;
    else console.log('Nothing is in the way. Nothing was changed.');
  }

  async run(): Promise<void> {
    if (this.#obstacles.length > 0) throw new Error(this.#obstacles.join('\n'));
    const { recount } = this.#database;
    const usesDisk = this.#usesNewDisk;
    if (usesDisk) this.#aside.begin();
    const bucket = this.#movesFiles && this.#to.s3 ? new BucketPlace(this.#to.s3) : undefined;
    if (this.#movesFiles) {
      await bucket?.begin();
      await copyFiles(this.#files, placeOf(this.#from), bucket ?? new DiskPlace(this.#aside.directory));
      console.log(
        `${counted(this.#files.length, 'file')} moved to ${nameOfStorage(this.#to)}, and verified there.`,
      );
    }
    if (usesDisk) {
      this.#aside.takeSecretsAlong(this.#from);
      // Files are complete only with their database; as long as that is empty, they don't count.
      if (this.#to.databaseUrl) this.#aside.complete();
    }
    if (this.#movesDatabase) {
      const moved = await copyDatabase(this.#database, this.#to, this.#aside.directory);
      for (const [store, rows] of moved)
        console.log(
          `${store}: ${number.format(rows)} rows moved to ${nameOfDatabase(this.#to)}, and verified there.`,
        );
      this.#tellRecount(recount?.complaint, recount?.polls, recount?.ballots);
    }
    if (usesDisk) {
      this.#aside.complete();
      this.#aside.putInPlace();
    }
    await bucket?.end();
    this.#tellEnd();
  }

  finish(): void {
    this.#aside.putInPlace();
    this.#tellEnd();
  }

  async close(): Promise<void> {
    await this.#database.house.close();
  }

  get #usesNewDisk(): boolean {
    const { databaseUrl, s3 } = this.#to;
    return (this.#movesDatabase && !databaseUrl) || (this.#movesFiles && !s3);
  }

  #tellRecount(complaint: string | undefined, polls = 0, ballots = 0): void {
    console.log(
      complaint
        ? `The ballots are moved as they are, although a recount fails: ${complaint}`
        : `${counted(ballots, 'ballot')} in ${counted(polls, 'poll')}, every one recounted.`,
    );
  }

  #tellEnd(): void {
    console.log('Moved. The source is unchanged; don’t start the product there again.');
    if (!this.#usesNewDisk && this.#from.dataDir !== this.#to.dataDir)
      console.log(
        `Start with the same secrets: \`DATA_DIR=${this.#from.dataDir} npm run secrets\` prints them.`,
      );
  }
}

function counted(count: number, what: string): string {
  return `${number.format(count)} ${what}${count === 1 ? '' : 's'}`;
}

function isSameDatabase(one: House, other: House): boolean {
  return (
    one.databaseUrl === other.databaseUrl && (one.databaseUrl !== undefined || one.dataDir === other.dataDir)
  );
}

function isSameStorage({ s3: one, dataDir }: House, { s3: other, dataDir: otherDir }: House): boolean {
  if (!one || !other) return one === other && dataDir === otherDir;
  return one.bucket === other.bucket && one.endpoint === other.endpoint && one.region === other.region;
}

function placeOf({ s3, dataDir }: House): FilePlace {
  return s3 ? new BucketPlace(s3) : new DiskPlace(dataDir);
}

async function filesToMove(from: House): Promise<{ names: string[]; problem: string | undefined }> {
  try {
    return { names: await placeOf(from).list(), problem: undefined };
  } catch (error) {
    return { names: [], problem: `The files in ${nameOfStorage(from)} can’t be moved: ${messageOf(error)}` };
  }
}

async function filesInTheWay({ s3 }: House, aside: Aside): Promise<string | undefined> {
  if (!s3) return aside.filesInTheWay;
  const bucket = new BucketPlace(s3);
  try {
    if ((await bucket.isUnfinished()) || (await bucket.list()).length === 0) return undefined;
    return `The bucket ${s3.bucket} is not empty.`;
  } catch (error) {
    return `The bucket ${s3.bucket} can’t be moved into: ${messageOf(error)}`;
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}

/** Without credentials. */
function nameOfDatabase({ databaseUrl, dataDir }: House): string {
  if (!databaseUrl) return dataDir;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)}${host ? ` on ${host}` : ''}`;
}

function nameOfStorage({ s3, dataDir }: House): string {
  return s3 ? `the bucket ${s3.bucket}` : dataDir;
}
