import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { logProblem } from '#server/log.ts';
import { writeWhole } from '#server/write-whole.ts';

const entrySchema = z.object({
  version: z.string().regex(/^[0-9a-f]{10}$/),
  since: z.iso.datetime(),
});

export const brandHistorySchema = z.array(entrySchema);

/** A period in which the site used a version. Going back to an earlier version starts another one. */
export type BrandEra = z.infer<typeof entrySchema>;

/** When the site used which identity, oldest first; stored beside the records. */
export class BrandHistory {
  readonly #file: string;
  #eras: BrandEra[] = [];

  private constructor(file: string) {
    this.#file = file;
  }

  static async open(directory: string): Promise<BrandHistory> {
    const history = new BrandHistory(join(directory, 'history.json'));
    try {
      history.#eras = brandHistorySchema.parse(JSON.parse(await readFile(history.#file, 'utf8')));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
        logProblem('The identity’s history can’t be read; a new one begins now.', error);
    }
    return history;
  }

  get eras(): readonly BrandEra[] {
    return this.#eras;
  }

  async note(version: string, since: Date): Promise<void> {
    if (this.#eras.at(-1)?.version === version) return;
    await this.#write([...this.#eras, { version, since: since.toISOString() }]);
  }

  /** Merges other sites' history. Each notices a change at its own time; the earliest counts. */
  async merge(others: readonly BrandEra[]): Promise<void> {
    const all = [...this.#eras, ...others].sort(
      (one, other) => Date.parse(one.since) - Date.parse(other.since),
    );
    const merged = all.filter(({ version }, place) => all[place - 1]?.version !== version);
    if (JSON.stringify(merged) !== JSON.stringify(this.#eras)) await this.#write(merged);
  }

  async #write(eras: BrandEra[]): Promise<void> {
    this.#eras = eras;
    try {
      await writeWhole(this.#file, `${JSON.stringify(this.#eras, null, 2)}\n`);
    } catch (error) {
      logProblem('The identity’s history can’t be written; it will be lost at the next start.', error);
    }
  }
}
