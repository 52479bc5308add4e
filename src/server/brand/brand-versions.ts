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

/** Earlier versions whose files are cached, about 200 kB each. */
const keptInMemory = 10;

/** Most eras that pages show. */
const latestEras = 5;

const unkept = 'Brand versions can’t be kept; the address of this one ends with it.';

const builtInVersion = brandVersion(brand);

const fileName = /^([0-9a-f]{10})\.json$/;

/** Without `since` if the start is unknown. */
type KnownEra = Pick<BrandEra, 'version'> & Partial<BrandEra>;

/** An unreadable record; the message says why. */
class UnreadableBrand extends Error {}

/**
 * Stores every record that the site ever used, so that a version's address stays valid for good: old builds that load
 * it must not break.
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

  /** Starts with the record that the site was built with. */
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

  get current(): BrandFiles {
    return this.#current;
  }

  /** Whether the current identity is the built-in one, whose icons are static files. */
  get isBuiltIn(): boolean {
    return this.#current.version === builtInVersion;
  }

  /**
   * Switches the site to this record.
   * @throws UnreadableBrand if it is invalid; nothing changes then
   */
  async adopt(written: unknown, since = new Date()): Promise<void> {
    const parsed = brandRecordSchema.safeParse(written);
    if (!parsed.success) throw new UnreadableBrand(z.prettifyError(parsed.error));
    const next = new BrandFiles(parsed.data, this.#siteUrl);
    if (next.version !== this.#current.version) {
      await this.#keep(next.version, written);
      this.#current = next;
    }
    // The built-in record only enters the history once the content backend confirms it.
    const { eras } = this.#history;
    await this.#history.note(next.version, since);
    if (this.#history.eras === eras) return;
    await this.#tell();
    this.#onNew();
  }

  /** Registers a callback for changes of the identity. */
  tellNew(onNew: () => void): void {
    this.#onNew = onNew;
  }

  get known(): ReadonlySet<string> {
    return this.#known;
  }

  text(version: string): Promise<string> {
    return readFile(this.#fileOf(version), 'utf8');
  }

  /** Stores another site's record; it may be unreadable here if it is of a newer build. */
  async keepOther(version: string, text: string): Promise<void> {
    const written: unknown = JSON.parse(text);
    await this.#keep(version, written);
  }

  async learn(eras: readonly BrandEra[]): Promise<void> {
    await this.#history.merge(eras);
    await this.#tell();
  }

  get history(): readonly BrandEra[] {
    return this.#history.eras;
  }

  /** The latest changes, newest first. The same array until something changes. */
  get latest(): readonly ChangedEra[] {
    return this.#latest;
  }

  async #tell(): Promise<void> {
    this.#latest = await changedEras(this, latestEras);
  }

  /** The history, newest first, always with the current version. */
  get eras(): readonly KnownEra[] {
    const known = this.#history.eras.toReversed();
    return known[0]?.version === this.#current.version
      ? known
      : [{ version: this.#current.version }, ...known];
  }

  /** Undefined if the version is unknown, or its stored record is no longer readable. */
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
