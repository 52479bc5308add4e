import { type FileHandle, open } from 'node:fs/promises';
import { configure, type FileEntry, Reader, Uint8ArrayReader, ZipReader, ZipWriter } from '@zip.js/zip.js';
import type { z } from 'zod';
import { archiveLimits, manifestName } from './archive-format.ts';

// Worker threads bring nothing on a server.
configure({ useWebWorkers: false });

export class ArchiveError extends Error {}

/** Writes an archive as a stream, never holding it in memory. */
export class ArchiveWriter {
  readonly #zip: ZipWriter<unknown>;

  constructor(to: WritableStream<Uint8Array>) {
    this.#zip = new ZipWriter(to);
  }

  async addJson(name: string, value: unknown): Promise<void> {
    const bytes = new TextEncoder().encode(`${JSON.stringify(value, undefined, 2)}\n`);
    await this.#zip.add(name, new Uint8ArrayReader(bytes));
  }

  /** Pictures and films are compressed already. */
  async addFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.#zip.add(name, new Uint8ArrayReader(bytes), { level: 0 });
  }

  async finish(): Promise<void> {
    await this.#zip.close();
  }
}

/**
 * An untrusted archive. It is read in place, entry by entry: nothing is unpacked to disk, so paths in names have no
 * effect, and each entry is unpacked only up to its limit.
 */
export class ArchiveFile {
  readonly #handle: FileHandle;
  readonly #entries: ReadonlyMap<string, FileEntry>;

  private constructor(handle: FileHandle, entries: ReadonlyMap<string, FileEntry>) {
    this.#handle = handle;
    this.#entries = entries;
  }

  /** @throws {ArchiveError} if it isn't an archive */
  static async open(path: string): Promise<ArchiveFile> {
    const handle = await open(path, 'r');
    try {
      const zip = new ZipReader(new HandleReader(handle), { strictness: 'strict', checkSignature: true });
      const entries = new Map<string, FileEntry>();
      for await (const entry of zip.getEntriesGenerator()) {
        if (entry.directory) continue;
        if (entries.size >= archiveLimits.entries)
          throw new ArchiveError(`The archive has more than ${archiveLimits.entries} entries.`);
        entries.set(entry.filename.replaceAll('\\', '/'), entry);
      }
      return new ArchiveFile(handle, withoutFolder(entries));
    } catch (error) {
      await handle.close();
      if (error instanceof ArchiveError) throw error;
      throw new ArchiveError(`This is not a content archive, or it is damaged: ${said(error)}.`);
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** @throws {ArchiveError} for an entry that is missing, damaged or longer than `limit` bytes */
  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new ArchiveError(`${name} is missing from the archive.`);
    const chunks: Uint8Array[] = [];
    let length = 0;
    const collected = new WritableStream<Uint8Array>({
      write: (chunk) => {
        length += chunk.byteLength;
        // The declared length can't be trusted.
        if (length > limit) throw new ArchiveError(`${name} is longer than ${limit} bytes.`);
        chunks.push(chunk);
      },
    });
    try {
      await entry.getData(collected);
    } catch (error) {
      if (length > limit) throw new ArchiveError(`${name} is longer than ${limit} bytes.`);
      throw new ArchiveError(`${name} is damaged: ${said(error)}.`);
    }
    return Buffer.concat(chunks);
  }

  /** @throws {ArchiveError} for invalid JSON or values that don't match the schema */
  async readJson<Value>(name: string, schema: z.ZodType<Value>): Promise<Value> {
    const text = (await this.read(name, archiveLimits.document)).toString('utf8');
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new ArchiveError(`${name} is not valid JSON.`);
    }
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ArchiveError(`${name} can’t be read: ${issue?.path.join('.')}: ${issue?.message}`);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Unpacked and packed again, an archive often lies in a folder, beside what the system knows of its files. */
function withoutFolder(entries: ReadonlyMap<string, FileEntry>): ReadonlyMap<string, FileEntry> {
  const [manifest = '', another] = [...entries.keys()].filter((name) => name.endsWith(`/${manifestName}`));
  const folder = manifest.slice(0, -manifestName.length);
  if (entries.has(manifestName) || folder === '' || another !== undefined) return entries;
  return new Map(
    [...entries]
      .filter(([name]) => name.startsWith(folder))
      .map(([name, entry]): [string, FileEntry] => [name.slice(folder.length), entry]),
  );
}

class HandleReader extends Reader<FileHandle> {
  readonly #handle: FileHandle;

  constructor(handle: FileHandle) {
    super(handle);
    this.#handle = handle;
  }

  override async init(): Promise<void> {
    this.size = (await this.#handle.stat()).size;
    await super.init?.();
  }

  override async readUint8Array(offset: number, length: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await this.#handle.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  }
}

function said(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
