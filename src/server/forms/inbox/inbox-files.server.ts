import { z } from 'zod';
import type { FileWait } from '#forms/inbox-store.server.ts';
import { type SubmissionFile, submissionFileSchema } from '#forms/submission-record.ts';
import type { InboxDatabase, Query } from './inbox-database.server.ts';
import { rowsOf, whole } from './inbox-rows.server.ts';

/** Bytes per write; the event loop runs in between. */
const partSize = 1024 * 1024;

const fileRow = submissionFileSchema.extend({ bytes: whole });
const partRow = z.object({ content: z.instanceof(Uint8Array) });

/** Files in chunks. A file is kept until it expires, or its submission is delivered. */
export class FilesInInbox {
  readonly #database: InboxDatabase;

  constructor(database: InboxDatabase) {
    this.#database = database;
  }

  /** The file is invisible until it is written completely. */
  async keep(
    form: string,
    file: SubmissionFile,
    bytes: Uint8Array,
    { until, now, most }: FileWait,
  ): Promise<boolean> {
    const isWelcome = await this.#database.inTransaction(async (query) => {
      const [waiting] = await rowsOf(
        z.object({ bytes: whole.nullable() }),
        query('select sum(bytes) as bytes from submissions.files where expires_at > $1', [now]),
      );
      if ((waiting?.bytes ?? 0) + bytes.length > most) return false;
      await query(
        `insert into submissions.files (id, form, field, name, type, bytes, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
        [file.id, form, file.field, file.name, file.type, bytes.length, until],
      );
      return true;
    });
    if (!isWelcome) return false;
    for (let place = 0; place * partSize < bytes.length; place += 1) {
      const part = bytes.subarray(place * partSize, (place + 1) * partSize);
      await this.#database.query('insert into submissions.parts (file, place, content) values ($1, $2, $3)', [
        file.id,
        place,
        part,
      ]);
      await new Promise(setImmediate);
    }
    return true;
  }

  async kept(form: string, ids: readonly string[], now: number): Promise<SubmissionFile[]> {
    const files: SubmissionFile[] = [];
    for (const id of new Set(ids)) {
      const found = this.#database.query(
        `select id, field, name, type, bytes from submissions.files
           where id = $1 and form = $2 and receipt is null and expires_at > $3`,
        [id, form, now],
      );
      files.push(...(await rowsOf(fileRow, found)));
    }
    return files;
  }

  async bytes(id: string): Promise<Uint8Array<ArrayBuffer>> {
    const parts: Uint8Array[] = [];
    for (;;) {
      const found = this.#database.query(
        'select content from submissions.parts where file = $1 and place = $2',
        [id, parts.length],
      );
      const [part] = await rowsOf(partRow, found);
      if (!part) return new Uint8Array(Buffer.concat(parts));
      parts.push(part.content);
    }
  }

  async cleanUp(now: number): Promise<void> {
    await this.#database.inTransaction(async (query: Query) => {
      await query(
        'delete from submissions.parts where file in (select id from submissions.files where expires_at <= $1)',
        [now],
      );
      await query('delete from submissions.files where expires_at <= $1', [now]);
    });
  }
}
