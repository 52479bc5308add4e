import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { brandVersion } from '#brand/brand-version.server.ts';
import { brandRecordSchema, type WrittenBrand } from '#brand/record/brand-record.ts';
import { logProblem } from '#server/log.ts';
import { BrandFiles } from './brand-files.ts';

/** How many earlier versions have their files in memory, about 200 kB each. */
const keptInMemory = 10;

const fileName = /^([0-9a-f]{10})\.json$/;

/**
 * Every record that this site was ever of, on disk, so that the address of a version leads to its values for good: a
 * build of some years ago that asks for them must not break.
 */
export class BrandVersions {
  readonly current: BrandFiles;
  readonly #directory: string;
  readonly #siteUrl: string;
  readonly #known: ReadonlySet<string>;
  readonly #earlier = new LRUCache<string, Promise<BrandFiles | undefined>>({ max: keptInMemory });

  private constructor(current: BrandFiles, directory: string, siteUrl: string, known: ReadonlySet<string>) {
    this.current = current;
    this.#directory = directory;
    this.#siteUrl = siteUrl;
    this.#known = known;
  }

  /** Keeps the record, whose files are from now on the present ones. */
  static async open(dataDir: string, written: WrittenBrand, siteUrl: string): Promise<BrandVersions> {
    const brand = brandRecordSchema.parse(written);
    const version = brandVersion(brand);
    const directory = join(dataDir, 'brand-versions');
    const known = new Set<string>();
    try {
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(directory)) {
        const [, kept] = fileName.exec(name) ?? [];
        if (kept) known.add(kept);
      }
      if (!known.has(version)) await keep(join(directory, `${version}.json`), written);
    } catch (error) {
      logProblem('Brand versions can’t be kept; the address of this one ends with it.', error);
    }
    return new BrandVersions(new BrandFiles(brand, siteUrl), directory, siteUrl, known);
  }

  /** Undefined if the site never was of this version, or if nobody can read any more what was kept of it. */
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
      const text = await readFile(join(this.#directory, `${version}.json`), 'utf8');
      return new BrandFiles(brandRecordSchema.parse(JSON.parse(text)), this.#siteUrl, version);
    } catch (error) {
      logProblem(`The brand version ${version} can’t be read.`, error);
      return undefined;
    }
  }
}

/** Writes the whole file or none. */
async function keep(file: string, written: WrittenBrand): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, `${JSON.stringify(written, null, 2)}\n`);
  await rename(draft, file);
}
