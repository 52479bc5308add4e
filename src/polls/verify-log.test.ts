import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ballot, LoggedBallot, PollAudit } from './ballot-store.server.ts';
import { OwnChains } from './ballots/ballot-chain.server.ts';
import { verifyLog } from './verify-log.server.ts';

interface Written {
  log: LoggedBallot[];
  heads: PollAudit['heads'];
  votes: Map<string, number>;
}

/** A log as a store writes it: some runs of the process, each with its chain, each in batches. */
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
    const written = runs.map((run) => {
      const chains = new OwnChains();
      const ballots = run.map(
        (ballot): Ballot => ({ ...ballot, poll: '7', receipt: String(receipt++).padStart(32, '0') }),
      );
      const first = chains.extend(ballots.slice(0, 3));
      chains.keep(first);
      const rest = chains.extend(ballots.slice(3));
      return { lines: [...first.lines, ...rest.lines], heads: rest.heads.length ? rest.heads : first.heads };
    });
    const votes = new Map<string, number>();
    for (const { choices, ranked } of runs.flat())
      for (const [place, option] of choices.entries())
        votes.set(option, (votes.get(option) ?? 0) + (ranked ? choices.length - place : 1));
    return {
      log: written.flatMap(({ lines }) => lines),
      heads: written.flatMap(({ heads }) => heads),
      votes,
    };
  });

const problem = { problem: expect.any(String) };

const verify = (log: LoggedBallot[], heads: PollAudit['heads']) => verifyLog({ poll: '7', log, heads });

describe('a log', () => {
  it('counts what was cast', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async ({ log, heads, votes }) => {
        expect(await verify(log, heads)).toEqual({
          counted: { counts: Object.fromEntries(votes), total: log.length },
          chains: heads.length,
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
      fc.asyncProperty(logs, fc.nat(), async ({ log, heads }, chance) => {
        const place = chance % log.length;
        for (const instead of log.slice(place, place + 1).flatMap(spoilt))
          expect(await verify(log.toSpliced(place, 1, ...instead), heads)).toEqual(problem);
        const [line, next] = log.slice(place);
        if (line && next?.chain === line.chain)
          expect(await verify(log.toSpliced(place, 2, next, line), heads)).toEqual(problem);
      }),
    );
  });

  it('is refused if it was written anew as a whole, or a chain was taken out or added', async () => {
    await fc.assert(
      fc.asyncProperty(logs, logs, async (one, other) => {
        expect(await verify(other.log, one.heads)).toEqual(problem);
        expect(await verify([], one.heads)).toEqual(problem);
        expect(await verify([...one.log, ...other.log], one.heads)).toEqual(problem);
      }),
    );
  });

  it('names the first wrong line', async () => {
    const { lines, heads } = new OwnChains().extend(
      ['a', 'b', 'c'].map((receipt) => ({ poll: '7', receipt, choices: ['wide'], ranked: false, at: 0 })),
    );
    const chain = heads[0]?.chain;
    const changed = lines.map((line) => (line.number === 2 ? { ...line, record: 'tall' } : line));
    expect(await verify(changed, heads)).toEqual({
      problem: expect.stringContaining(`Line 2 of chain ${chain} has the hash`),
    });
    expect(
      await verifyLog({ poll: '7', log: lines, heads, tally: { counts: { wide: 4 }, total: 3 } }),
    ).toEqual({
      problem: 'The tally gives wide 4 votes, the log 3.',
    });
  });

  it('may go on while it is read, up to where it has come then', async () => {
    const chains = new OwnChains();
    const cast = (receipt: string) => ({ poll: '7', receipt, choices: ['wide'], ranked: false, at: 0 });
    const first = chains.extend([cast('a')]);
    chains.keep(first);
    const later = chains.extend([cast('b')]);
    const log = [...first.lines, ...later.lines];
    const tally = { counts: { wide: 1 }, total: 1 };
    const reading = { poll: '7', log, heads: first.heads, tally };
    expect(await verifyLog({ ...reading, headsAfter: async () => later.heads })).toMatchObject({
      counted: tally,
    });
    expect(await verifyLog(reading)).toEqual({ problem: expect.stringContaining('said to have 1 lines') });
  });
});
