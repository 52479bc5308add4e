import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { FoundFile } from './media-sources.ts';

/** Chunk size of readers in bytes; limits the memory for each. */
const portion = 64 * 1024;

/**
 * A file being downloaded to disk. Concurrent readers get what has arrived and then follow along. Slow readers don't
 * slow the download.
 */
export class ArrivingFile {
  /** In bytes, if announced. */
  readonly size: number | undefined;
  /**
   * Resolves to the size once the complete file is in its final place. Rejects if the download fails, which leaves no
   * file.
   */
  readonly whole: Promise<number>;
  readonly #file: string;
  readonly #draft: string;
  /** Number of readable bytes. */
  #readable = 0;
  #brokenOff: Error | undefined;
  #waiting: (() => void)[] = [];

  constructor(file: string, { body, bytes }: FoundFile) {
    this.size = bytes;
    this.#file = file;
    this.#draft = `${file}.${process.pid}.draft`;
    this.whole = this.#write(body);
  }

  /** Reads from one byte to another, inclusive; both must be within the file. Throws if the download fails. */
  async *read(from: number, to: number): AsyncGenerator<Uint8Array> {
    let handle: FileHandle | undefined;
    try {
      for (let at = from; at <= to; ) {
        const readable = await this.#readableFrom(at);
        handle ??= await this.#open();
        const length = Math.min(portion, readable - at, to + 1 - at);
        const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
        if (bytesRead === 0) throw new Error(`${this.#file} is shorter than what was written to it.`);
        at += bytesRead;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await handle?.close();
    }
  }

  /** Resolves once byte `at` is readable, with the end of what is readable. */
  async #readableFrom(at: number): Promise<number> {
    for (;;) {
      if (this.#brokenOff) throw this.#brokenOff;
      if (this.#readable > at) return this.#readable;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #open(): Promise<FileHandle> {
    // Once complete, the draft has been renamed.
    return open(this.#draft).catch(() => open(this.#file));
  }

  async #write(body: AsyncIterable<Uint8Array>): Promise<number> {
    try {
      const bytes = await this.#writeDraft(body);
      await rename(this.#draft, this.#file);
      return bytes;
    } catch (error) {
      this.#brokenOff = error instanceof Error ? error : new Error(String(error));
      await rm(this.#draft, { force: true });
      throw this.#brokenOff;
    } finally {
      this.#goOn();
    }
  }

  async #writeDraft(body: AsyncIterable<Uint8Array>): Promise<number> {
    const { size } = this;
    let bytes = 0;
    const handle = await open(this.#draft, 'w');
    try {
      for await (const chunk of body) {
        await handle.writeFile(chunk);
        bytes += chunk.byteLength;
        // The last byte is held back until the download has succeeded, so that nobody takes a truncated file for
        // complete.
        this.#readable = Math.min(bytes, (size ?? Number.POSITIVE_INFINITY) - 1);
        this.#goOn();
      }
    } finally {
      await handle.close();
    }
    if (size !== undefined && size !== bytes)
      throw new Error(`The download ended after ${bytes} of ${size} bytes.`);
    this.#readable = bytes;
    return bytes;
  }

  #goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
