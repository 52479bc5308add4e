import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { formListSchema } from '#forms/form-list.ts';
import { contentPathsSchema } from '#pages/content-api.ts';
import { pageDocumentSchema } from '#pages/page-document.ts';
import { projectSettingsSchema } from '#pages/project-settings.ts';
import { pollListSchema } from '#polls/poll-list.ts';
import { logProblem } from '#server/log.ts';
import { writeWhole } from '#server/write-whole.ts';
import { snapshotDirectory, stateFile } from './snapshot-place.ts';

const pageSnapshotSchema = z.object({
  version: z.string(),
  document: pageDocumentSchema,
  /** The records shown on it. */
  records: z.array(z.string()).readonly(),
});

export type PageSnapshot = z.infer<typeof pageSnapshotSchema>;

const stateSnapshotSchema = z.object({
  version: z.string(),
  redirects: contentPathsSchema.shape.redirects,
  /** When the content backend's list was read; missing while pages are outdated, so that all are read again. */
  asOf: contentPathsSchema.shape.asOf.optional(),
  changedRecords: contentPathsSchema.shape.changedRecords,
  settings: projectSettingsSchema.optional(),
  brand: z.unknown().optional(),
  /** Forms and polls are missing if the response was invalid; they are then read again. */
  forms: formListSchema.optional(),
  polls: pollListSchema.optional(),
});

/** Data that belongs to no single page. */
export type StateSnapshot = z.infer<typeof stateSnapshotSchema>;

/**
 * The last known content on disk, so that a restart without the content backend still serves every page. One file per
 * page: a damaged file affects that page only, and only until the content backend responds again.
 */
export class Snapshots {
  readonly #directory: string;
  readonly #onChange: (name: string) => void;

  /** `onChange` gets the name of each written or deleted file, relative to the directory. */
  constructor(dataDir: string, onChange: (name: string) => void = () => {}) {
    this.#directory = snapshotDirectory(dataDir);
    this.#onChange = onChange;
  }

  /** A generator, so that only one page is in memory at a time: there may be thousands. */
  *pages(): Generator<PageSnapshot> {
    for (const name of this.#pageNames()) {
      if (!name.endsWith('.json')) continue;
      const page = this.#read(join('pages', name), pageSnapshotSchema);
      if (page) yield page;
    }
  }

  /** Undefined if it is missing or unreadable. */
  readPage(page: { locale: string; path: string }): PageSnapshot | undefined {
    return this.#read(pageFile(page), pageSnapshotSchema);
  }

  readState(): StateSnapshot | undefined {
    return this.#read(stateFile, stateSnapshotSchema);
  }

  writePage(page: PageSnapshot): Promise<void> {
    return this.#write(pageFile(page.document), page);
  }

  writeState(state: StateSnapshot): Promise<void> {
    return this.#write(stateFile, state);
  }

  async deletePage(page: { locale: string; path: string }): Promise<void> {
    const name = pageFile(page);
    await rm(join(this.#directory, name), { force: true });
    this.#onChange(name);
  }

  #pageNames(): string[] {
    try {
      return readdirSync(join(this.#directory, 'pages'));
    } catch (error) {
      if (!isMissing(error)) logProblem('The snapshots can’t be listed; no page is known yet.', error);
      return [];
    }
  }

  /** Synchronous: callers wait for each page anyway, and it is four times as fast. */
  #read<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined {
    const file = join(this.#directory, name);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      // The file may be sound and readable at the next start.
      if (!isMissing(error)) logProblem(`The snapshot ${name} can’t be read and stays where it is.`, error);
      return undefined;
    }
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      logProblem(
        `The snapshot ${name} is damaged or of another version and is read again from the content backend.`,
      );
      rmSync(file, { force: true });
      return undefined;
    }
  }

  async #write(name: string, value: object): Promise<void> {
    await mkdir(join(this.#directory, 'pages'), { recursive: true });
    await writeWhole(join(this.#directory, name), JSON.stringify(value));
    this.#onChange(name);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function pageFile({ locale, path }: { locale: string; path: string }): string {
  const name = createHash('sha256').update(`${locale}:${path}`).digest('hex').slice(0, 32);
  return join('pages', `${name}.json`);
}
