import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory } from '../../src/settings/data-directory.ts';
import { keepPrivate } from '../../src/settings/private-files.ts';
import { keepSecrets } from '../../src/settings/secrets.ts';
import type { House } from './house.ts';

/**
 * `DATA_DIR/moving`, the staging directory of a move to disk. Once everything is there and verified it is renamed into
 * place; an interrupted move only has to resume that.
 */
export class Aside {
  readonly directory: string;
  readonly #dataDir: string;
  readonly #complete: string;

  constructor({ dataDir }: House) {
    this.#dataDir = dataDir;
    this.directory = join(dataDir, 'moving');
    this.#complete = join(this.directory, 'complete');
  }

  get isComplete(): boolean {
    return existsSync(this.#complete);
  }

  /** Existing files at the target; undefined if there are none. */
  get filesInTheWay(): string | undefined {
    const full = (['media', 'submission-files'] as const)
      .map((part) => join(this.#dataDir, part))
      .find((path) => !isEmpty(path));
    return full && `${full} is not empty.`;
  }

  begin(): void {
    keepPrivate(this.#dataDir);
    this.remove();
    mkdirSync(this.directory, { mode: 0o700 });
  }

  takeSecretsAlong({ dataDir, secrets }: House): void {
    if (dataDir === this.#dataDir || existsSync(join(this.#dataDir, 'secrets.json'))) return;
    keepSecrets(this.directory, secrets);
  }

  complete(): void {
    writeFileSync(this.#complete, '', { flush: true });
  }

  /** @throws if something else is in place by now */
  putInPlace(): void {
    for (const part of dataDirectory.kept) {
      const waiting = join(this.directory, part);
      const place = join(this.#dataDir, part);
      if (!existsSync(waiting)) continue;
      // A version of the identity is the same everywhere, and a site that ran here has its own copies.
      if (part === 'brand-versions') {
        cpSync(waiting, place, { recursive: true });
        continue;
      }
      if (!isEmpty(place)) throw new Error(`${place} appeared during the move. Remove it and start again.`);
      renameSync(waiting, place);
    }
    this.remove();
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

function isEmpty(path: string): boolean {
  if (!existsSync(path)) return true;
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
