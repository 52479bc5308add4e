import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { FoundFile } from './media-sources.ts';

/** How much whoever reads is given at a time, in bytes: no more lies in memory for each. */
const portion = 64 * 1024;

/**
 * A file on its way to the disk. Who asks for it meanwhile is given what has come, and the rest as it comes; it comes as
 * fast as it can, however slowly somebody reads.
 */
export class ArrivingFile {
  /** In bytes, where that was announced. */
  readonly size: number | undefined;
  /** Its bytes, once all of it lies at its place. Rejects where it breaks off, and leaves nothing then. */
  readonly whole: Promise<number>;
  readonly #file: string;
  readonly #draft: string;
  /** How many bytes may be read. */
  #readable = 0;
  #brokenOff: Error | undefined;
  #waiting: (() => void)[] = [];

  constructor(file: string, { body, bytes }: FoundFile) {
    this.size = bytes;
    this.#file = file;
    this.#draft = `${file}.${process.pid}.draft`;
    this.whole = this.#write(body);
  }

  /** From the one byte to the other, this one included; both lie in the file. Throws where it breaks off. */
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

  /** Resolves when this byte may be read, with the first that may not. */
  async #readableFrom(at: number): Promise<number> {
    for (;;) {
      if (this.#brokenOff) throw this.#brokenOff;
      if (this.#readable > at) return this.#readable;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async #open(): Promise<FileHandle> {
    // What lies at its place already is no draft any more.
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
        // The last byte waits until it is known to be the last: nobody takes for whole what isn't.
        this.#readable = Math.min(bytes, (size ?? Number.POSITIVE_INFINITY) - 1);
        this.#goOn();
      }
    } finally {
      await handle.close();
    }
    if (size !== undefined && size !== bytes)
      throw new Error(`It broke off after ${bytes} of ${size} bytes.`);
    this.#readable = bytes;
    return bytes;
  }

  #goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
