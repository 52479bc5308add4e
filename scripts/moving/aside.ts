import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '../../src/settings/private-files.ts';
import { keepSecrets } from '../../src/settings/secrets.ts';
import { folders } from './file-places.ts';
import type { House } from './house.ts';

/** In the order in which they come into place; who sees the content finds everything else there. */
const parts = [
  ...folders,
  'brand-versions',
  'secrets.json',
  'submissions.sqlite',
  'ballots.sqlite',
  'content.sqlite',
];

/**
 * `DATA_DIR/moving`, where everything waits that moves to a disk until all of it is there and verified. Then it comes
 * into place at once; a move that is killed meanwhile only goes on with that.
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

  /** Whether all that is left of an earlier move is to put its parts in place. */
  get isComplete(): boolean {
    return existsSync(this.#complete);
  }

  /** What stands where files are to come; undefined if nothing does. */
  get filesInTheWay(): string | undefined {
    const full = folders.map((folder) => join(this.#dataDir, folder)).find((path) => !isEmpty(path));
    return full && `${full} is not empty.`;
  }

  /** Starts afresh, whatever an earlier move has left. */
  begin(): void {
    keepPrivate(this.#dataDir);
    this.remove();
    mkdirSync(this.directory, { mode: 0o700 });
  }

  /** What else has to be on the new disk: the secrets, and the identities that the site was of. */
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

  /** @throws if somebody has put something there meanwhile */
  putInPlace(): void {
    for (const part of parts) {
      const waiting = join(this.directory, part);
      const place = join(this.#dataDir, part);
      if (!existsSync(waiting)) continue;
      if (!isEmpty(place))
        throw new Error(`${place} has come there meanwhile. Take it away, then begin again.`);
      renameSync(waiting, place);
    }
    this.remove();
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Nothing, or a directory with nothing in it. */
function isEmpty(path: string): boolean {
  if (!existsSync(path)) return true;
  try {
    return readdirSync(path).length === 0;
  } catch {
    return false;
  }
}
