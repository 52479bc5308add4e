import { z } from 'zod';
import type {
  AcceptOutcome,
  DueMail,
  DueRecord,
  FileWait,
  InboxStore,
  NewSubmission,
  WaitingWork,
} from '#forms/inbox-store.server.ts';
import type { SubmissionFile } from '#forms/submission-record.ts';
import type { InboxDatabase, Query } from './inbox-database.server.ts';
import { FilesInInbox } from './inbox-files.server.ts';
import { changeRecord, gathering, type ReadRecord, readRecords, rowsOf, whole } from './inbox-rows.server.ts';

/** How long a key and a spent nonce are remembered, in ms. */
const memory = { key: 24 * 60 * 60_000, nonce: 60 * 60_000 };

const dueRecordRow = z.object({ receipt: z.string(), delivered: whole, attempts: whole });
const dueMailRow = z.object({ receipt: z.string(), recipient: z.string(), attempts: whole });

class Refused extends Error {
  readonly outcome: AcceptOutcome;
  constructor(outcome: AcceptOutcome) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** The inbox over either database. Constraints decide uniqueness, not prior queries. */
export class SqlInbox implements InboxStore {
  readonly #database: InboxDatabase;
  readonly #files: FilesInInbox;

  constructor(database: InboxDatabase) {
    this.#database = database;
    this.#files = new FilesInInbox(database);
  }

  async digestOf(form: string, key: string): Promise<string | undefined> {
    return digestOf(this.#database.query, form, key);
  }

  keepFile(form: string, file: SubmissionFile, bytes: Uint8Array, wait: FileWait): Promise<boolean> {
    return this.#files.keep(form, file, bytes, wait);
  }

  keptFiles(form: string, ids: readonly string[], now: number): Promise<SubmissionFile[]> {
    return this.#files.kept(form, ids, now);
  }

  fileBytes(id: string): Promise<Uint8Array<ArrayBuffer>> {
    return this.#files.bytes(id);
  }

  async accept(submission: NewSubmission, now: number): Promise<AcceptOutcome> {
    try {
      return await this.#database.inTransaction((query) => accept(query, submission, now));
    } catch (error) {
      if (error instanceof Refused) return error.outcome;
      throw error;
    }
  }

  async claimRecords(now: number, until: number, most: number): Promise<DueRecord[]> {
    const claimed = await this.#claim(dueRecordRow, 'records', 'receipt', [until, now, most]);
    return claimed.map(({ record, delivered, attempts }) => ({
      record,
      isNew: delivered === 0 || attempts > 0,
      attempts,
    }));
  }

  claimMails(now: number, until: number, most: number): Promise<DueMail[]> {
    return this.#claim(dueMailRow, 'mails', 'receipt, recipient', [until, now, most]);
  }

  /** What is due, with its record; nobody else claims it `until` then. */
  #claim<Row extends z.ZodType<{ receipt: string }>>(
    row: Row,
    table: 'records' | 'mails',
    keys: string,
    values: readonly [until: number, now: number, most: number],
  ): Promise<(z.infer<Row> & ReadRecord)[]> {
    return this.#database.inTransaction(async (query) => {
      const due = `select ${keys} from submissions.${table} where due_at <= $2 order by due_at limit $3`;
      const claimed = await rowsOf(
        row,
        query(
          `update submissions.${table} set due_at = $1 where (${keys}) in (${due} ${this.#database.forUpdate}) returning *`,
          values,
        ),
      );
      const records = await readRecords(
        query,
        claimed.map(({ receipt }) => receipt),
      );
      return claimed.flatMap((one) => {
        const read = records.get(one.receipt);
        return read ? [{ ...one, ...read }] : [];
      });
    });
  }

  async recordDelivered(receipt: string, revision: number, now: number): Promise<void> {
    await this.#database.inTransaction(async (query) => {
      await query(
        `update submissions.records set delivered = $2, attempts = 0,
           due_at = case when revision > $2 then cast($3 as bigint) end where receipt = $1 and delivered < $2`,
        [receipt, revision, now],
      );
      const complete = await query(
        `select 1 from submissions.records where receipt = $1 and delivered >= revision and not exists (
           select 1 from submissions.mails where mails.receipt = $1 and due_at is not null)`,
        [receipt],
      );
      if (complete.length > 0) await erase(query, receipt);
    });
  }

  async recordFailed(receipt: string, nextAt: number): Promise<void> {
    await this.#database.query(
      'update submissions.records set attempts = attempts + 1, due_at = $2 where receipt = $1',
      [receipt, nextAt],
    );
  }

  async recordGone(receipt: string): Promise<void> {
    await this.#database.inTransaction((query) => erase(query, receipt));
  }

  async mailDone(receipt: string, recipient: string, state: 'sent' | 'kept', now: number): Promise<void> {
    await this.#database.inTransaction(async (query) => {
      await changeRecord(query, receipt, now);
      await query(
        `update submissions.mails set state = $3, sent_at = $4, problem = null, due_at = null,
           attempts = attempts + $5 where receipt = $1 and recipient = $2`,
        [
          receipt,
          recipient,
          state,
          state === 'sent' ? new Date(now).toISOString() : null,
          state === 'sent' ? 1 : 0,
        ],
      );
    });
  }

  async mailFailed(
    receipt: string,
    recipient: string,
    problem: string,
    nextAt: number,
    now: number,
  ): Promise<void> {
    await this.#database.inTransaction(async (query) => {
      const before = await rowsOf(
        z.object({ attempts: whole }),
        query('select attempts from submissions.mails where receipt = $1 and recipient = $2', [
          receipt,
          recipient,
        ]),
      );
      const attempts = (before[0]?.attempts ?? 0) + 1;
      // Only the 1st, 2nd, 4th, 8th … attempt is reported to the admin.
      if (Number.isInteger(Math.log2(attempts))) await changeRecord(query, receipt, now);
      await query(
        `update submissions.mails set attempts = $3, problem = $4, due_at = $5 where receipt = $1 and recipient = $2`,
        [receipt, recipient, attempts, problem, nextAt],
      );
    });
  }

  async nextDue(kind: 'records' | 'mails'): Promise<number | undefined> {
    const [row] = await rowsOf(
      z.object({ due: whole.nullable() }),
      this.#database.query(`select min(due_at) as due from submissions.${kind}`),
    );
    return row?.due ?? undefined;
  }

  async waiting(): Promise<WaitingWork> {
    const [row] = await rowsOf(
      z.object({ submissions: whole, oldest: whole.nullable() }),
      this.#database.query(
        'select count(*) as submissions, min(accepted_at) as oldest from submissions.records',
      ),
    );
    return { submissions: row?.submissions ?? 0, oldest: row?.oldest ?? undefined };
  }

  async cleanUp(now: number): Promise<void> {
    await this.#database.inTransaction(async (query) => {
      const over = await rowsOf(
        z.object({ receipt: z.string() }),
        query('select receipt from submissions.records where delete_at <= $1', [now]),
      );
      for (const { receipt } of over) await erase(query, receipt);
      await query('delete from submissions.spent where forget_at <= $1', [now]);
      await query(
        `delete from submissions.received where forget_at <= $1
           and receipt not in (select receipt from submissions.records)`,
        [now],
      );
    });
    await this.#files.cleanUp(now);
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

async function digestOf(query: Query, form: string, key: string): Promise<string | undefined> {
  const found = query('select digest from submissions.received where form = $1 and key = $2', [form, key]);
  return (await rowsOf(z.object({ digest: z.string() }), found))[0]?.digest;
}

async function accept(query: Query, submission: NewSubmission, now: number): Promise<AcceptOutcome> {
  const { record, key, digest, nonce, replyTo } = submission;
  const { receipt, form } = record;
  const taken = await query(
    `insert into submissions.received (form, key, receipt, digest, accepted_at, forget_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning receipt`,
    [form.id, key, receipt, digest, now, now + memory.key],
  );
  if (taken.length === 0) return (await digestOf(query, form.id, key)) === digest ? 'repeated' : 'different';
  const spent = await query(
    'insert into submissions.spent (nonce, forget_at) values ($1, $2) on conflict do nothing returning nonce',
    [nonce, now + memory.nonce],
  );
  if (spent.length === 0) throw new Refused('spent');
  for (const { id } of record.files) {
    const taken = await query(
      `update submissions.files set receipt = $1, expires_at = null
         where id = $2 and form = $3 and receipt is null and expires_at > $4 returning id`,
      [receipt, id, form.id, now],
    );
    if (taken.length === 0) throw new Refused('stale');
  }
  await query(
    `insert into submissions.records
       (receipt, record, reply_to, revision, delivered, attempts, due_at, accepted_at, delete_at)
       values ($1, $2, $3, 1, 0, 0, $4, $5, $6)`,
    [
      receipt,
      JSON.stringify(record),
      replyTo ?? null,
      // Most mails are sent by then, so that one delivery has everything.
      record.mails.length > 0 ? now + gathering : now,
      now,
      Date.parse(record.deleteAfter),
    ],
  );
  for (const [place, { recipient }] of record.mails.entries()) {
    await query(
      `insert into submissions.mails (receipt, recipient, place, state, attempts, due_at)
         values ($1, $2, $3, 'waiting', 0, $4)`,
      [receipt, recipient, place, now],
    );
  }
  return 'accepted';
}

/** Deletes everything but the key. */
async function erase(query: Query, receipt: string): Promise<void> {
  await query('delete from submissions.records where receipt = $1', [receipt]);
  await query('delete from submissions.mails where receipt = $1', [receipt]);
  await query(
    'delete from submissions.parts where file in (select id from submissions.files where receipt = $1)',
    [receipt],
  );
  await query('delete from submissions.files where receipt = $1', [receipt]);
}
