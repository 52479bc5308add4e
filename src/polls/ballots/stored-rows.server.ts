import { z } from 'zod';
import type { BookRow, HeadRow, LoggedBallot } from '../ballot-store.server.ts';
import { requireIntegrity } from '../integrity-error.ts';
import type { ReadRows } from './sql-reader.server.ts';

const rowsAtOnce = 1000;

/** Postgres returns bigints as text. */
const whole = z.coerce.number().int();
const bookRow = z.object({ poll: z.string(), content: z.string(), seal: z.string() });
const entryRow = z.object({
  poll: z.string(),
  number: whole,
  at: whole,
  kind: z.string(),
  content: z.string(),
  hash: z.string(),
  signature: z.string(),
});
const chainRow = z.object({
  chain: z.string(),
  poll: z.string(),
  number: whole,
  hash: z.string(),
  begun: whole,
});
const lineRow = z.object({
  chain: z.string(),
  number: whole,
  receipt: z.string(),
  record: z.string(),
  at: whole,
  hash: z.string(),
});
const tallyRow = z.object({ chain: z.string(), option: z.string(), votes: whole });
const turnoutRow = z.object({ chain: z.string(), minute: whole, ballots: whole });
const receiptRow = z.object({ poll: z.string(), receipt: z.string(), record: z.string().optional() });
const voterRow = z.object({ poll: z.string(), voter: z.string() });
const proofRow = z.object({ proof: z.string(), poll: z.string() });
const refusalRow = z.object({ poll: z.string(), reason: z.string(), votes: whole });

export class StoredRows {
  readonly #read: ReadRows;
  readonly #schema: string;

  constructor(read: ReadRows, schema: '' | 'ballots.') {
    this.#read = read;
    this.#schema = schema;
  }

  books(): AsyncIterable<BookRow> {
    return this.#all(bookRow, 'books', ['poll']);
  }

  journal(): AsyncIterable<z.infer<typeof entryRow>> {
    return this.#all(entryRow, 'journal', ['poll', 'number']);
  }

  chains(): AsyncIterable<HeadRow> {
    return this.#all(chainRow, 'chains', ['chain']);
  }

  tallies(): AsyncIterable<z.infer<typeof tallyRow>> {
    return this.#all(tallyRow, 'tallies', ['chain', 'option']);
  }

  turnout(): AsyncIterable<z.infer<typeof turnoutRow>> {
    return this.#all(turnoutRow, 'turnout', ['chain', 'minute']);
  }

  receipts(): AsyncIterable<z.infer<typeof receiptRow>> {
    return this.#all(receiptRow, 'receipts', ['poll', 'receipt']);
  }

  voters(): AsyncIterable<z.infer<typeof voterRow>> {
    return this.#all(voterRow, 'voters', ['poll', 'voter']);
  }

  proofs(): AsyncIterable<z.infer<typeof proofRow>> {
    return this.#all(proofRow, 'proofs', ['proof']);
  }

  refusals(): AsyncIterable<z.infer<typeof refusalRow>> {
    return this.#all(refusalRow, 'refusals', ['poll', 'reason']);
  }

  async *log(chains: readonly { poll: string; chain: string }[]): AsyncIterable<LoggedBallot> {
    for (const { poll, chain } of chains) {
      for (let last: number | undefined; ; ) {
        const found = await this.#read(
          `select chain, number, receipt, record, at, hash from ${this.#schema}log
             where chain = $1 ${last === undefined ? '' : 'and number > $2'} order by number limit ${rowsAtOnce}`,
          last === undefined ? [chain] : [chain, last],
        );
        const lines = z.array(lineRow).parse(found);
        for (const line of lines) yield { poll, ...line };
        last = lines.at(-1)?.number;
        if (lines.length < rowsAtOnce) break;
      }
    }
  }

  /** @throws IntegrityError if the log has lines of an unknown chain */
  async requireNoOrphans(): Promise<void> {
    const [orphan] = await this.#read(
      `select chain, number from ${this.#schema}log where chain not in (select chain from ${this.#schema}chains) limit 1`,
      [],
    );
    requireIntegrity(
      orphan === undefined,
      `The log has lines of an unknown chain: ${JSON.stringify(orphan)}.`,
    );
  }

  async *#all<Row extends z.ZodType<Record<string, unknown>>>(
    row: Row,
    table: string,
    keys: readonly string[],
  ): AsyncIterable<z.infer<Row>> {
    const order = keys.join(', ');
    const after = `where (${order}) > (${keys.map((_, place) => `$${place + 1}`).join(', ')})`;
    for (let last: (string | number)[] | undefined; ; ) {
      const found = await this.#read(
        `select * from ${this.#schema}${table} ${last ? after : ''} order by ${order} limit ${rowsAtOnce}`,
        last ?? [],
      );
      const rows = z.array(row).parse(found);
      yield* rows;
      const end = z
        .record(z.string(), z.union([z.string(), z.number()]))
        .optional()
        .parse(found.at(-1));
      if (!end || rows.length < rowsAtOnce) return;
      last = keys.map((key) => end[key] ?? '');
    }
  }
}
