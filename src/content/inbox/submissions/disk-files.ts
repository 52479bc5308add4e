import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SubmissionFiles } from './submission-files.ts';

/** One directory per submission, one file per id, without extension, readable by the owner only. */
export class DiskFiles implements SubmissionFiles {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async write(receipt: string, file: string, bytes: Buffer): Promise<boolean> {
    if (await this.has(receipt, file)) return false;
    const directory = join(this.#directory, receipt);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    // Written to a temporary file, synced and renamed, so that the file under the id is always whole.
    const draft = join(directory, `${file}.${process.pid}-${performance.now()}.part`);
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(directory, file));
    return true;
  }

  async has(receipt: string, file: string): Promise<boolean> {
    return (await ifThere(stat(join(this.#directory, receipt, file)))) !== undefined;
  }

  read(receipt: string, file: string): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.#directory, receipt, file)));
  }

  async remove(receipt: string): Promise<void> {
    await rm(join(this.#directory, receipt), { recursive: true, force: true });
  }

  async list(): Promise<Map<string, number>> {
    const ages = new Map<string, number>();
    for (const receipt of (await ifThere(readdir(this.#directory))) ?? []) {
      const facts = await ifThere(stat(join(this.#directory, receipt)));
      if (facts) ages.set(receipt, facts.mtimeMs);
    }
    return ages;
  }
}

async function ifThere<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
