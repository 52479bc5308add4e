import { z } from 'zod';
import type { BookRow, HeadRow, LoggedBallot } from '../ballot-store.server.ts';
import { requireIntegrity } from '../integrity-error.ts';
import { ballotRows } from './ballot-tables.server.ts';
import type { ReadRows } from './sql-reader.server.ts';

const rowsAtOnce = 1000;

type Row<Table extends keyof typeof ballotRows> = z.infer<(typeof ballotRows)[Table]>;

export class StoredRows {
  readonly #read: ReadRows;
  readonly #schema: string;

  constructor(read: ReadRows, schema: '' | 'ballots.') {
    this.#read = read;
    this.#schema = schema;
  }

  books(): AsyncIterable<BookRow> {
    return this.#all('books', ['poll']);
  }

  journal(): AsyncIterable<Row<'journal'>> {
    return this.#all('journal', ['poll', 'number']);
  }

  chains(): AsyncIterable<HeadRow> {
    return this.#all('chains', ['chain']);
  }

  tallies(): AsyncIterable<Row<'tallies'>> {
    return this.#all('tallies', ['chain', 'option']);
  }

  turnout(): AsyncIterable<Row<'turnout'>> {
    return this.#all('turnout', ['chain', 'minute']);
  }

  receipts(): AsyncIterable<Row<'receipts'>> {
    return this.#all('receipts', ['poll', 'receipt']);
  }

  voters(): AsyncIterable<Row<'voters'>> {
    return this.#all('voters', ['poll', 'voter']);
  }

  proofs(): AsyncIterable<Row<'proofs'>> {
    return this.#all('proofs', ['proof']);
  }

  refusals(): AsyncIterable<Row<'refusals'>> {
    return this.#all('refusals', ['poll', 'reason']);
  }

  async *log(chains: readonly { poll: string; chain: string }[]): AsyncIterable<LoggedBallot> {
    for (const { poll, chain } of chains) {
      for (let last: number | undefined; ; ) {
        const found = await this.#read(
          `select chain, number, receipt, record, at, hash from ${this.#schema}log
             where chain = $1 ${last === undefined ? '' : 'and number > $2'} order by number limit ${rowsAtOnce}`,
          last === undefined ? [chain] : [chain, last],
        );
        const lines = z.array(ballotRows.log).parse(found);
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

  async *#all<Table extends keyof typeof ballotRows>(
    table: Table,
    keys: readonly string[],
  ): AsyncIterable<Row<Table>> {
    const order = keys.join(', ');
    const after = `where (${order}) > (${keys.map((_, place) => `$${place + 1}`).join(', ')})`;
    for (let last: (string | number)[] | undefined; ; ) {
      const found = await this.#read(
        `select * from ${this.#schema}${table} ${last ? after : ''} order by ${order} limit ${rowsAtOnce}`,
        last ?? [],
      );
      const rows = z.array(ballotRows[table]).parse(found);
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
