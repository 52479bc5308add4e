import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ZodError } from 'zod';
import { type Reach, usualJoining } from '#database/reach.ts';
import {
  type Attacker,
  postgresAttacker,
  type Row,
  secrets,
  sqliteAttacker,
  vote,
} from '../../tests/support/ballot-attackers.ts';
import { postgresIsMissing } from '../../tests/support/postgres.ts';
import { BallotKeys } from './ballot-keys.server.ts';
import { hashOfLine } from './ballots/ballot-chain.server.ts';
import { IntegrityError } from './integrity-error.ts';
import { openBallotStore } from './open-ballot-store.server.ts';
import { canonicalJson, hashOfEntry, journalEntrySchema } from './poll-journal.server.ts';

const kinds = ['sqlite', 'postgres'] as const;

describe.each(kinds)('a recount in %s', (kind) => {
  let attacker: Attacker | undefined;

  beforeAll(async () => {
    if (kind === 'sqlite') attacker = await sqliteAttacker();
    else if (!postgresIsMissing) attacker = await postgresAttacker();
  }, 60_000);
  afterAll(() => attacker?.close());
  beforeEach((context) => {
    if (!attacker) context.skip(postgresIsMissing);
  });

  function present(): Attacker {
    if (!attacker) throw new Error('There is no database.');
    return attacker;
  }

  /** The recount's error after the attack; undefined if the database itself refused it. */
  async function verdictOn(attack: (attacker: Attacker) => Promise<void>): Promise<string | undefined> {
    const database = present();
    try {
      await attack(database);
    } catch {
      await database.restore();
      return undefined;
    }
    const verdict = await database.recount().then(
      () => 'sound',
      (error: unknown) =>
        error instanceof IntegrityError ||
        error instanceof ZodError ||
        /restore a back-up/.test(String(error))
          ? 'found'
          : `broken: ${error}`,
    );
    await database.restore();
    return verdict;
  }

  it('finds nothing where nobody has been', async () => {
    expect(await verdictOn(async () => {})).toBe('sound');
    const results = await present().recount();
    expect(results.get('7')?.counted).toEqual({ counts: { wide: 6, tall: 8, narrow: 2 }, total: 6 });
  });

  it('finds every row that was changed, taken out, put in or exchanged, in every table and every column', async () => {
    const database = present();
    const missed: string[] = [];
    let tried = 0;
    const attempt = async (name: string, table: string, rows: readonly Row[]) => {
      const verdict = await verdictOn(() => database.replace(table, rows));
      if (verdict !== undefined) tried += 1;
      if (verdict !== undefined && verdict !== 'found') missed.push(`${verdict}: ${name}`);
    };
    const tables = await database.tables();
    expect(tables).toContain('voters');
    for (const table of tables) {
      const columns = await database.columns(table);
      const rows = await database.rows(table);
      expect(rows, table).not.toEqual([]);
      await attempt(`${table} emptied`, table, []);
      // Postgres takes ten times as long for each, so it gets fewer cases than SQLite.
      const places = kind === 'sqlite' ? [...new Set([0, rows.length - 1])] : [rows.length - 1];
      for (const place of places) {
        const row = rows[place] ?? {};
        await attempt(`${table}: row ${place} taken out`, table, rows.toSpliced(place, 1));
        for (const { name, isText, isKey } of columns) {
          const value = row[name] ?? '';
          const others = isText ? [`${value}x`, ''] : [Number(value) + 1, Number(value) - 1, 0];
          for (const other of others.filter((one) => String(one) !== String(value))) {
            const changed = { ...row, [name]: other };
            await attempt(
              `${table}.${name}: ${value} became ${other}`,
              table,
              rows.toSpliced(place, 1, changed),
            );
            if (isKey) await attempt(`${table}: another ${name}, ${other}`, table, [...rows, changed]);
          }
          const partner = rows.findIndex((one) => one[name] !== value);
          if (partner < 0) continue;
          const exchanged = rows.map((one, number) => {
            if (number === place) return { ...one, [name]: rows[partner]?.[name] ?? '' };
            return number === partner ? { ...one, [name]: value } : one;
          });
          if (asSet(exchanged) === asSet(rows)) continue;
          await attempt(`${table}.${name}: rows ${place} and ${partner} exchanged`, table, exchanged);
        }
      }
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  }, 240_000);

  it.each([0, 1, 2])('as format %i finds every table that was dropped', async (format) => {
    const database = present();
    const missed: string[] = [];
    for (const table of await database.tables()) {
      if (table === 'format') continue;
      await database.execute(`alter table ${table} rename to gone`);
      await database.setFormat(format);
      await database.recount().then(
        () => missed.push(table),
        (error) => {
          if (!/restore a back-up/.test(String(error))) missed.push(`${table}: ${error}`);
        },
      );
      await database.execute(`alter table gone rename to ${table}`);
      await database.setFormat(1);
    }
    expect(missed).toEqual([]);
  });

  it('finds ballots that were added, with everything that follows from them', async () => {
    const verdict = await verdictOn(async (database) => {
      const [head] = await database.rows('chains');
      const line = {
        poll: String(head?.poll),
        chain: String(head?.chain),
        number: Number(head?.number) + 1,
        receipt: 'f'.repeat(32),
        record: 'wide',
        at: 1_000_000,
      };
      const hash = hashOfLine(String(head?.hash), line);
      const { poll, ...logged } = line;
      await database.replace('log', [...(await database.rows('log')), { ...logged, hash }]);
      await database.replace('receipts', [
        ...(await database.rows('receipts')),
        kind === 'sqlite'
          ? { poll, receipt: line.receipt, record: line.record }
          : { poll, receipt: line.receipt },
      ]);
      await database.replace('voters', [...(await database.rows('voters')), { poll, voter: 'f'.repeat(32) }]);
      await edit(database, 'chains', (row) =>
        row.chain === line.chain ? [{ ...row, number: line.number, hash }] : [row],
      );
      await edit(database, 'tallies', (row) =>
        row.chain === line.chain && row.option === 'wide'
          ? [{ ...row, votes: Number(row.votes) + 1 }]
          : [row],
      );
      await edit(database, 'turnout', (row) =>
        row.chain === line.chain && Number(row.minute) === 960_000
          ? [{ ...row, ballots: Number(row.ballots) + 1 }]
          : [row],
      );
    });
    expect(verdict).toBe('found');
  });

  it('finds a poll’s end cut off, with everything that follows from it', async () => {
    const verdict = await verdictOn(async (database) => {
      const [head] = await database.rows('chains');
      const ofChain = (await database.rows('log')).filter(({ chain }) => chain === head?.chain);
      const last = ofChain.find(({ number }) => Number(number) === ofChain.length);
      const before = ofChain.find(({ number }) => Number(number) === ofChain.length - 1);
      await edit(database, 'log', (row) => (row.hash === last?.hash ? [] : [row]));
      await edit(database, 'receipts', (row) => (row.receipt === last?.receipt ? [] : [row]));
      await edit(database, 'chains', (row) =>
        row.chain === head?.chain
          ? [{ ...row, number: Number(before?.number), hash: before?.hash ?? '' }]
          : [row],
      );
      await edit(database, 'tallies', (row) => {
        if (row.chain !== head?.chain) return [row];
        const votes = { tall: 3, wide: 2, narrow: 1 }[String(row.option)] ?? 0;
        return Number(row.votes) === votes ? [] : [{ ...row, votes: Number(row.votes) - votes }];
      });
      await edit(database, 'turnout', (row) =>
        row.chain === head?.chain && Number(row.minute) === 960_000
          ? [{ ...row, ballots: Number(row.ballots) - 1 }]
          : [row],
      );
    });
    expect(verdict).toBe('found');
  });

  it('finds a poll whose votes were exchanged and whose chains were all rewritten', async () => {
    const verdict = await verdictOn(async (database) => {
      const beginnings = new Map(
        (await database.rows('journal'))
          .filter(({ kind }) => kind === 'chain')
          .map(({ content, hash }) => [JSON.parse(String(content)).chain, String(hash)]),
      );
      await exchangeVotes(database, beginnings);
    });
    expect(verdict).toBe('found');
  });

  it('finds another question in a journal that was rewritten and signed with another key', async () => {
    const forger = new BallotKeys('a secret that the attacker has thought up');
    const verdict = await verdictOn(async (database) => {
      const journal = (await database.rows('journal')).sort(
        (one, other) => Number(one.number) - Number(other.number),
      );
      const ends = new Map<unknown, string>();
      const forged = journal.map((row) => {
        const content = JSON.parse(String(row.content).replaceAll('Breit', 'Schmal'));
        const [poll, number, at] = [String(row.poll), Number(row.number), Number(row.at)];
        const entry = journalEntrySchema.parse({ ...row, number, at, content });
        const hash = hashOfEntry(poll, ends.get(poll) ?? '', entry);
        ends.set(poll, hash);
        return { ...row, content: canonicalJson(content), hash, signature: forger.sign(hash) };
      });
      await database.replace('journal', forged);
    });
    expect(verdict).toBe('found');
  });

  it('finds a poll that was taken out of every table', async () => {
    const verdict = await verdictOn(async (database) => {
      const chains = (await database.rows('chains'))
        .filter(({ poll }) => poll === '7')
        .map(({ chain }) => chain);
      for (const table of await database.tables())
        await edit(database, table, (row) =>
          row.poll === '7' || chains.includes(row.chain ?? '') ? [] : [row],
        );
    });
    expect(verdict).toBe('found');
  });

  it('finds what was changed before votes were cast that sealed it', async () => {
    const place = present().place;
    await edit(present(), 'books', (row) => [
      { ...row, content: String(row.content).replace('"rows":6', '"rows":5') },
    ]);
    await edit(present(), 'voters', (row) => (row.poll === '7' ? [] : [row]));
    await vote(place);
    await expect(present().recount()).rejects.toThrow('was altered');
  });
});

describe.each(kinds)('a store in %s that was rewritten and bereft of its journal and books', (kind) => {
  let attacker: Attacker;

  beforeEach(async (context) => {
    if (kind === 'postgres' && postgresIsMissing) context.skip(postgresIsMissing);
    attacker = kind === 'sqlite' ? await sqliteAttacker() : await postgresAttacker();
  }, 60_000);
  afterEach(() => attacker.close());

  /** The logged error that keeps the site from opening the store. */
  async function problemAtStart(): Promise<string> {
    const problems: unknown[] = [];
    const onTurn = (_: Reach, cause: unknown) => problems.push(cause ?? 'none');
    await openBallotStore({ ...attacker.place, secrets }, undefined, { ...usualJoining, onTurn }).then(
      (store) => store.close(),
      (problem) => problems.push(problem),
    );
    return String(problems[0] ?? 'none');
  }

  it.each([
    [0, 'drop table journal; drop table books', /not say which format/],
    [0, 'delete from journal; delete from books', /not say which format/],
    [1, 'drop table journal; drop table books', /not have the tables journal, books/],
  ])('as format %i with “%s” is refused at the start and by a recount', async (format, statements, said) => {
    await exchangeVotes(attacker, new Map());
    await attacker.execute(`update chains set begun = 0; ${statements}`);
    await attacker.setFormat(format);
    await expect(attacker.recount()).rejects.toThrow(said);
    expect(await problemAtStart()).toMatch(said);
    await expect(vote(attacker.place)).rejects.toThrow();
    await expect(attacker.recount()).rejects.toThrow(said);
  });

  it('is reported by every recount, also after more votes', async () => {
    await exchangeVotes(attacker, new Map());
    await attacker.execute('update chains set begun = 0; delete from journal; delete from books');
    await expect(attacker.recount()).rejects.toThrow('The register of all polls is missing.');
    await vote(attacker.place);
    await expect(attacker.recount()).rejects.toThrow('The register of all polls was altered');
  });
});

/** Independent of the rows' order. */
function asSet(rows: readonly Row[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join();
}

async function edit(database: Attacker, table: string, change: (row: Row) => readonly Row[]): Promise<void> {
  await database.replace(table, (await database.rows(table)).flatMap(change));
}

/** Swaps votes in every table and recomputes the chains' hashes, from these beginnings or from none. */
async function exchangeVotes(database: Attacker, beginnings: ReadonlyMap<unknown, string>): Promise<void> {
  const turned = (text: unknown) =>
    String(text).replaceAll('wide', '?').replaceAll('tall', 'wide').replaceAll('?', 'tall');
  const polls = new Map((await database.rows('chains')).map(({ chain, poll }) => [chain, String(poll)]));
  const ends = new Map<unknown, string>();
  const lines = (await database.rows('log')).sort((one, other) => Number(one.number) - Number(other.number));
  const rewritten = lines.map((line) => {
    const { receipt, at, chain } = line;
    const next = {
      poll: polls.get(chain) ?? '',
      chain: String(chain),
      number: Number(line.number),
      receipt: String(receipt),
      record: turned(line.record),
      at: Number(at),
    };
    const hash = hashOfLine(ends.get(chain) ?? beginnings.get(chain) ?? '', next);
    ends.set(chain, hash);
    return { ...line, record: next.record, hash };
  });
  await database.replace('log', rewritten);
  await edit(database, 'chains', (row) => [{ ...row, hash: ends.get(row.chain) ?? '' }]);
  await edit(database, 'tallies', (row) => [{ ...row, option: turned(row.option) }]);
  await edit(database, 'receipts', (row) =>
    row.record === undefined ? [row] : [{ ...row, record: turned(row.record) }],
  );
}
