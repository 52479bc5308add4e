import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BallotKeys } from './ballot-keys.server.ts';
import type { Ballot, LoggedBallot, PollAudit } from './ballot-store.server.ts';
import { HashChains } from './ballots/ballot-chain.server.ts';
import { Books } from './ballots/books.server.ts';
import { IntegrityError } from './integrity-error.ts';
import type { AskedQuestion } from './poll-journal.server.ts';
import { countLog, requireTally } from './verify-log.server.ts';

interface Written {
  log: LoggedBallot[];
  heads: PollAudit['heads'];
  beginnings: ReadonlyMap<string, string>;
  votes: Map<string, number>;
}

const keys = new BallotKeys('a secret that is long enough for a club');
const question: AskedQuestion = { method: 'single', minChoices: 1, maxChoices: 1, integrity: 'device' };

const newBooks = () => new Books(keys, Books.first(keys).rows, [{ poll: '7', number: 0, hash: '' }], 0);

function beginningsIn(books: Books): Map<string, string> {
  return new Map(books.written.entries.map(({ content, hash }) => [String(JSON.parse(content).chain), hash]));
}

/** A log as a store writes it: several runs of the process, each with its chain, in batches. */
const logs: fc.Arbitrary<Written> = fc
  .array(
    fc.array(
      fc.record({
        choices: fc.uniqueArray(fc.constantFrom('wide', 'narrow', 'tall'), { minLength: 1 }),
        ranked: fc.boolean(),
        at: fc.nat(),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((runs) => {
    let receipt = 0;
    const books = newBooks();
    const written = runs.map((run) => {
      const chains = new HashChains();
      const ballots = run.map(
        (ballot): Ballot => ({
          ...ballot,
          poll: '7',
          receipt: String(receipt++).padStart(32, '0'),
          question,
        }),
      );
      const first = chains.extend(ballots.slice(0, 3), books, 0);
      chains.keep(first);
      const rest = chains.extend(ballots.slice(3), books, 0);
      return { lines: [...first.lines, ...rest.lines], heads: rest.heads.length ? rest.heads : first.heads };
    });
    const votes = new Map<string, number>();
    for (const { choices, ranked } of runs.flat())
      for (const [place, option] of choices.entries())
        votes.set(option, (votes.get(option) ?? 0) + (ranked ? choices.length - place : 1));
    return {
      log: written.flatMap(({ lines }) => lines),
      heads: written.flatMap(({ heads }) => heads),
      beginnings: beginningsIn(books),
      votes,
    };
  });

const verify = (log: LoggedBallot[], { heads, beginnings }: Pick<Written, 'heads' | 'beginnings'>) =>
  countLog({ poll: '7', log, heads, beginnings, noted: [] });

describe('a log', () => {
  it('counts what was cast', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async (written) => {
        expect(await verify(written.log, written)).toEqual({
          counts: Object.fromEntries(written.votes),
          total: written.log.length,
        });
      }),
    );
  });

  it('is refused with any one line changed, missing, twice or out of its place', async () => {
    const spoilt = ({ number, at, ...line }: LoggedBallot): LoggedBallot[][] => [
      [],
      [
        { ...line, number, at },
        { ...line, number, at },
      ],
      [{ ...line, number: number + 1, at }],
      [{ ...line, number, at: at + 1 }],
      ...(['poll', 'chain', 'receipt', 'record', 'hash'] as const).map((field) => [
        { ...line, number, at, [field]: 'x' },
      ]),
    ];
    await fc.assert(
      fc.asyncProperty(logs, fc.nat(), async ({ log, ...said }, chance) => {
        const place = chance % log.length;
        for (const instead of log.slice(place, place + 1).flatMap(spoilt))
          await expect(verify(log.toSpliced(place, 1, ...instead), said)).rejects.toThrow(IntegrityError);
        const [line, next] = log.slice(place);
        if (line && next?.chain === line.chain)
          await expect(verify(log.toSpliced(place, 2, next, line), said)).rejects.toThrow(IntegrityError);
      }),
    );
  });

  it('is refused if it was rewritten as a whole, or a chain was taken out or added', async () => {
    await fc.assert(
      fc.asyncProperty(logs, logs, async (one, other) => {
        await expect(verify(other.log, one)).rejects.toThrow(IntegrityError);
        await expect(verify([], one)).rejects.toThrow(IntegrityError);
        await expect(verify([...one.log, ...other.log], one)).rejects.toThrow(IntegrityError);
      }),
    );
  });

  it('names the first wrong line', async () => {
    const books = newBooks();
    const { lines, heads } = new HashChains().extend(
      ['a', 'b', 'c'].map((receipt) => ({
        poll: '7',
        receipt,
        choices: ['wide'],
        ranked: false,
        at: 0,
        question,
      })),
      books,
      0,
    );
    const chain = heads[0]?.chain;
    const changed = lines.map((line) => (line.number === 2 ? { ...line, record: 'tall' } : line));
    const said = { heads, beginnings: beginningsIn(books) };
    await expect(verify(changed, said)).rejects.toThrow(`Line 2 of chain ${chain} has the hash`);
    const counted = await verify([...lines], said);
    expect(() => requireTally({ counts: { wide: 4 }, total: 3 }, counted)).toThrow(
      'The tally gives wide 4 votes, the log 3.',
    );
  });
});
