import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { brand } from '#brand/brand.ts';
import { brandVersion } from '#brand/brand-version.server.ts';
import { brandRecordSchema, type WrittenBrand } from '#brand/record/brand-record.ts';
import { logProblem } from '#server/log.ts';
import { writeWhole } from '#server/write-whole.ts';
import { BrandFiles } from './brand-files.ts';
import { type BrandEra, BrandHistory } from './brand-history.ts';
import { type ChangedEra, changedEras } from './changed-eras.ts';

/** How many earlier versions have their files in memory, about 200 kB each. */
const keptInMemory = 10;

/** How many eras pages may tell of. */
const latestEras = 5;

const unkept = 'Brand versions can’t be kept; the address of this one ends with it.';

const builtInVersion = brandVersion(brand);

const fileName = /^([0-9a-f]{10})\.json$/;

/** Without `since` where nobody has told when it began. */
type KnownEra = Pick<BrandEra, 'version'> & Partial<BrandEra>;

/** A record that can't be read; its message says why. */
class UnreadableBrand extends Error {}

/**
 * Every record that this site was ever of, on disk, so that the address of a version leads to its values for good: a
 * build of some years ago that asks for them must not break.
 */
export class BrandVersions {
  readonly #directory: string;
  readonly #siteUrl: string;
  readonly #known = new Set<string>();
  readonly #earlier = new LRUCache<string, Promise<BrandFiles | undefined>>({ max: keptInMemory });
  readonly #history: BrandHistory;
  #current: BrandFiles;
  #onNew: () => void = () => {};
  #latest: readonly ChangedEra[] = [];

  private constructor(current: BrandFiles, directory: string, siteUrl: string, history: BrandHistory) {
    this.#current = current;
    this.#history = history;
    this.#directory = directory;
    this.#siteUrl = siteUrl;
  }

  /** With the record that the site is of until it hears of another. */
  static async open(dataDir: string, written: WrittenBrand, siteUrl: string): Promise<BrandVersions> {
    const directory = join(dataDir, 'brand-versions');
    const current = new BrandFiles(brandRecordSchema.parse(written), siteUrl);
    const history = await BrandHistory.open(directory);
    const brands = new BrandVersions(current, directory, siteUrl, history);
    try {
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(directory)) {
        const [, kept] = fileName.exec(name) ?? [];
        if (kept) brands.#known.add(kept);
      }
    } catch (error) {
      logProblem(unkept, error);
    }
    await brands.#keep(current.version, written);
    await brands.#tell();
    return brands;
  }

  /** What the site is of now. */
  get current(): BrandFiles {
    return this.#current;
  }

  /** Whether that is the one whose icons lie in a folder. */
  get isBuiltIn(): boolean {
    return this.#current.version === builtInVersion;
  }

  /**
   * From now on the site is of this record.
   *
   * @throws UnreadableBrand if it is none; the site stays as it is
   */
  async adopt(written: unknown, since = new Date()): Promise<void> {
    const parsed = brandRecordSchema.safeParse(written);
    if (!parsed.success) throw new UnreadableBrand(z.prettifyError(parsed.error));
    const next = new BrandFiles(parsed.data, this.#siteUrl);
    if (next.version !== this.#current.version) {
      await this.#keep(next.version, written);
      this.#current = next;
    }
    // What it was built with is nobody's until the content backend says so, too.
    const { eras } = this.#history;
    await this.#history.note(next.version, since);
    if (this.#history.eras === eras) return;
    await this.#tell();
    this.#onNew();
  }

  /** Calls this when the site becomes one of another record. */
  tellNew(onNew: () => void): void {
    this.#onNew = onNew;
  }

  /** Every version that the site has the record of. */
  get known(): ReadonlySet<string> {
    return this.#known;
  }

  /** A record as it is kept. */
  text(version: string): Promise<string> {
    return readFile(this.#fileOf(version), 'utf8');
  }

  /** Keeps a record that another site was of; one of a newer build may be unreadable for now. */
  async keepOther(version: string, text: string): Promise<void> {
    const written: unknown = JSON.parse(text);
    await this.#keep(version, written);
  }

  /** Takes up what other sites know of when the identity changed. */
  async learn(eras: readonly BrandEra[]): Promise<void> {
    await this.#history.merge(eras);
    await this.#tell();
  }

  /** What this site knows of it, oldest first. */
  get history(): readonly BrandEra[] {
    return this.#history.eras;
  }

  /** What changed lately, newest first: the very same list until something else does. */
  get latest(): readonly ChangedEra[] {
    return this.#latest;
  }

  async #tell(): Promise<void> {
    this.#latest = await changedEras(this, latestEras);
  }

  /** Which identity the site was of since when, newest first; that of now is always among them. */
  get eras(): readonly KnownEra[] {
    const known = this.#history.eras.toReversed();
    return known[0]?.version === this.#current.version
      ? known
      : [{ version: this.#current.version }, ...known];
  }

  /** Undefined if the site never was of this version, or if what was kept of it can no longer be read. */
  async files(version: string): Promise<BrandFiles | undefined> {
    if (version === this.current.version) return this.current;
    if (!this.#known.has(version)) return undefined;
    const known = this.#earlier.get(version);
    if (known) return known;
    const read = this.#read(version);
    this.#earlier.set(version, read);
    return read;
  }

  async #read(version: string): Promise<BrandFiles | undefined> {
    try {
      const written: unknown = JSON.parse(await this.text(version));
      return new BrandFiles(brandRecordSchema.parse(written), this.#siteUrl, version);
    } catch (error) {
      logProblem(`The brand version ${version} can’t be read.`, error);
      return undefined;
    }
  }

  #fileOf(version: string): string {
    return join(this.#directory, `${version}.json`);
  }

  async #keep(version: string, written: unknown): Promise<void> {
    if (this.#known.has(version)) return;
    try {
      await writeWhole(this.#fileOf(version), `${JSON.stringify(written, null, 2)}\n`);
      this.#known.add(version);
    } catch (error) {
      logProblem(unkept, error);
    }
  }
}
