import { z } from 'zod';
import {
  type BallotReader,
  type BookRow,
  type HeadRow,
  type LoggedBallot,
  type PollAudit,
  refusalReasons,
  type StoredPoll,
} from '../ballot-store.server.ts';
import { type JournalEntry, journalEntrySchema } from '../poll-journal.server.ts';
import type { Tally } from '../tally.ts';
import { ballotRows, whole } from './ballot-tables.server.ts';

/** Runs a query. Parameters are `$1`, `$2` … */
export type ReadRows = (
  statement: string,
  values: readonly (string | number)[],
) => Promise<readonly unknown[]>;

export interface BallotRows {
  /** Undefined until the tables exist, which is before the first ballot. */
  read(...question: Parameters<ReadRows>): Promise<readonly unknown[] | undefined>;
  /** All reads see one snapshot. The format is 0 until the tables exist. */
  inSnapshot<Result>(work: (read: ReadRows, format: number) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const linesAtOnce = 1000;

const { books: bookRow, chains: chainRow, journal: entryRow } = ballotRows;
const headRow = chainRow.pick({ chain: true, number: true, hash: true });
const bookText = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.object({ journal: z.object({ number: whole }) }));
const refusalRow = z.object({ reason: z.enum(refusalReasons), votes: whole });

/** Reads polls' votes. Only `log` takes longer with more ballots. */
export class SqlBallotReader implements BallotReader {
  readonly #rows: BallotRows;
  readonly #schema: '' | 'ballots.';

  /** @param schema prefix of table names, such as `ballots.` */
  constructor(rows: BallotRows, schema: '' | 'ballots.') {
    this.#rows = rows;
    this.#schema = schema;
  }

  async tally(poll: string): Promise<Tally> {
    // One statement, so that votes and ballots are from the same snapshot.
    const rows = await this.#read(
      ballotRows.tallies.omit({ chain: true }),
      `select option, sum(votes) as votes from ${this.#schema}tallies
         where chain in (select chain from ${this.#schema}chains where poll = $1) group by option
       union all select '' as option, sum(number) as votes from ${this.#schema}chains
         where poll = $1 having count(*) > 0`,
      [poll],
    );
    // No option's id is empty; that row counts ballots.
    const total = rows.find(({ option }) => option === '')?.votes ?? 0;
    const counted = rows.filter(({ option }) => option !== '');
    return { counts: Object.fromEntries(counted.map(({ option, votes }) => [option, votes])), total };
  }

  async audit(poll: string): Promise<PollAudit> {
    const heads = await this.#heads(poll);
    const refusals = await this.#read(
      refusalRow,
      `select reason, votes from ${this.#schema}refusals where poll = $1 order by reason`,
      [poll],
    );
    return {
      accepted: heads.reduce((sum, { number }) => sum + number, 0),
      refused: Object.fromEntries(refusals.map(({ reason, votes }) => [reason, votes])),
      heads,
    };
  }

  async *log(poll: string): AsyncIterable<LoggedBallot> {
    for (const { chain } of await this.#heads(poll)) {
      for (let last = 0; ; ) {
        const lines = await this.#read(
          ballotRows.log.omit({ chain: true }),
          `select number, receipt, record, at, hash from ${this.#schema}log
             where chain = $1 and number > $2 order by number limit ${linesAtOnce}`,
          [chain, last],
        );
        for (const line of lines) yield { poll, chain, ...line };
        last = lines.at(-1)?.number ?? last;
        if (lines.length < linesAtOnce) break;
        // SQLite is synchronous, so this yields to the event loop.
        await new Promise(setImmediate);
      }
    }
  }

  async heads(poll: string): Promise<readonly HeadRow[]> {
    return headsFrom((await this.#rows.read(headsOf(this.#schema), [poll])) ?? []);
  }

  async journalLengths(): Promise<ReadonlyMap<string, number>> {
    const books = await this.#read(bookRow, `select poll, content, seal from ${this.#schema}books`, []);
    return new Map(books.map(({ poll, content }) => [poll, bookText.parse(content).journal.number]));
  }

  storedPolls(isKnown: (book: BookRow) => boolean): Promise<Map<string, StoredPoll | undefined>> {
    return this.#rows.inSnapshot(async (read, format) => {
      const polls = new Map<string, StoredPoll | undefined>();
      if (format === 0) return polls;
      const books = await read(`select poll, content, seal from ${this.#schema}books`, []);
      const chains = await read(`select distinct poll from ${this.#schema}chains`, []);
      for (const row of [...books, ...chains]) {
        const poll = bookRow.pick({ poll: true }).safeParse(row).data?.poll;
        if (poll === undefined || polls.has(poll)) continue;
        const book = bookRow.safeParse(row).data;
        if (book && isKnown(book)) polls.set(poll, undefined);
        else {
          const journal = await read(journalOf(this.#schema), [poll]);
          polls.set(poll, { book, journal, heads: await read(headsOf(this.#schema), [poll]) });
        }
      }
      return polls;
    });
  }

  turnout(poll: string): Promise<readonly { minute: number; ballots: number }[]> {
    return this.#read(
      ballotRows.turnout.omit({ chain: true }),
      `select minute, sum(ballots) as ballots from ${this.#schema}turnout
         where chain in (select chain from ${this.#schema}chains where poll = $1)
         group by minute order by minute`,
      [poll],
    );
  }

  async journal(poll: string): Promise<readonly JournalEntry[]> {
    return journalFrom((await this.#rows.read(journalOf(this.#schema), [poll])) ?? []);
  }

  async recordOfReceipt(poll: string, receipt: string): Promise<string | undefined> {
    // SQLite stores the record beside the receipt; Postgres joins it from the log, which has an index for it.
    const kept = this.#schema === '' ? 'receipts' : 'ballots.log join ballots.chains using (chain)';
    const [row] = await this.#read(
      z.object({ record: z.string() }),
      `select record from ${kept} where poll = $1 and receipt = $2`,
      [poll, receipt],
    );
    return row?.record;
  }

  inSnapshot<Result>(
    work: (parts: { read: ReadRows; schema: '' | 'ballots.'; format: number }) => Promise<Result>,
  ): Promise<Result> {
    return this.#rows.inSnapshot((read, format) => work({ read, schema: this.#schema, format }));
  }

  close(): Promise<void> {
    return this.#rows.close();
  }

  #heads(poll: string): Promise<z.infer<typeof headRow>[]> {
    return this.#read(
      headRow,
      `select chain, number, hash from ${this.#schema}chains where poll = $1 order by chain`,
      [poll],
    );
  }

  async #read<Row extends z.ZodType>(
    row: Row,
    statement: string,
    values: readonly (string | number)[],
  ): Promise<z.infer<Row>[]> {
    return z.array(row).parse((await this.#rows.read(statement, values)) ?? []);
  }
}

function journalOf(schema: string): string {
  return `select number, at, kind, content, hash, signature from ${schema}journal where poll = $1 order by number`;
}

function headsOf(schema: string): string {
  return `select chain, poll, number, hash, begun from ${schema}chains where poll = $1 order by chain`;
}

export function journalFrom(rows: readonly unknown[]): JournalEntry[] {
  return z
    .array(entryRow.omit({ poll: true }))
    .parse(rows)
    .map((row) => journalEntrySchema.parse({ ...row, content: JSON.parse(row.content) }));
}

export function headsFrom(rows: readonly unknown[]): HeadRow[] {
  return z.array(chainRow).parse(rows);
}
