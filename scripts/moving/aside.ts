import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '../../src/settings/private-files.ts';
import { keepSecrets } from '../../src/settings/secrets.ts';
import { folders } from './file-places.ts';
import type { House } from './house.ts';

/** In the order of moving into place; the content comes last, so that everything it refers to exists. */
const parts = [
  ...folders,
  'brand-versions',
  'secrets.json',
  'submissions.sqlite',
  'ballots.sqlite',
  'content.sqlite',
];

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
    const full = folders.map((folder) => join(this.#dataDir, folder)).find((path) => !isEmpty(path));
    return full && `${full} is not empty.`;
  }

  begin(): void {
    keepPrivate(this.#dataDir);
    this.remove();
    mkdirSync(this.directory, { mode: 0o700 });
  }

  /** Also copies the secrets and the identity's versions. */
  takeAlong(from: House): void {
    if (from.dataDir === this.#dataDir) return;
    const versions = join(from.dataDir, 'brand-versions');
    if (existsSync(versions) && isEmpty(join(this.#dataDir, 'brand-versions')))
      cpSync(versions, join(this.directory, 'brand-versions'), { recursive: true, preserveTimestamps: true });
    if (!existsSync(join(this.#dataDir, 'secrets.json'))) keepSecrets(this.directory, from.secrets);
  }

  complete(): void {
    writeFileSync(this.#complete, '', { flush: true });
  }

  /** @throws if something else is in place by now */
  putInPlace(): void {
    for (const part of parts) {
      const waiting = join(this.directory, part);
      const place = join(this.#dataDir, part);
      if (!existsSync(waiting)) continue;
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
