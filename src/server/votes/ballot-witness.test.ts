import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { IntegrityError } from '#polls/integrity-error.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import { recordRestored } from '#polls/restorations.server.ts';
import type { WitnessedChange, WitnessedRow } from '#polls/witnessed-list.ts';
import {
  type Attacker,
  keys,
  postgresAttacker,
  question,
  type Row,
  secrets,
  sqliteAttacker,
  vote,
} from '../../../tests/support/ballot-attackers.ts';
import { postgresIsMissing } from '../../../tests/support/postgres.ts';
import { BallotWitness } from './ballot-witness.ts';

/** What the content backend does with its database (`kept-witness.ts`). */
class Memory {
  readonly rows = new Map<string, WitnessedRow>();
  isAway = false;

  async readWitnessed() {
    if (this.isAway) throw new Error('The content backend is away.');
    return { polls: [...this.rows.values()] };
  }

  async putWitnessed(changes: readonly WitnessedChange[]) {
    if (this.isAway) throw new Error('The content backend is away.');
    return {
      polls: changes.map(({ after, ...row }) => {
        const known = this.rows.get(row.poll);
        if (!known || known.seal === after) this.rows.set(row.poll, row);
        return this.rows.get(row.poll) ?? row;
      }),
    };
  }
}

// One reader serves both stores, and `tampering.test.ts` reads on Postgres in `npm test`, too.
const kinds = process.env.TEST_SUITE === 'core' ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(kinds)('what is remembered of ballots in %s', (kind) => {
  let attacker: Attacker;
  let memory: Memory;
  let store: BallotStore | undefined;

  beforeEach(async (context) => {
    if (kind === 'postgres' && postgresIsMissing) context.skip(postgresIsMissing);
    attacker = kind === 'sqlite' ? await sqliteAttacker() : await postgresAttacker();
    memory = new Memory();
  }, 60_000);
  afterEach(async () => {
    await store?.close();
    store = undefined;
    await attacker.close();
  });

  /** A site on this store, which has looked once. */
  async function started(): Promise<BallotWitness> {
    await store?.close();
    store = await openBallotStore({ ...attacker.place, secrets });
    const witness = new BallotWitness(store, memory, keys);
    await witness.look();
    return witness;
  }

  const recount = () => attacker.recount([...memory.rows.values()]);
  const place = () => ({ ...attacker.place, secrets });

  /** More votes since the attacker’s copy, which are remembered. */
  async function witnessed(): Promise<void> {
    await vote(attacker.place);
    const witness = await started();
    expect(witness.isCompared).toBe(true);
    expect(witness.doubtOf('7')).toBeUndefined();
    await store?.close();
    store = undefined;
    await recount();
  }

  const cast = (choice: string) =>
    store?.cast({ poll: '7', receipt: choice, choices: [choice], ranked: false, at: 1_000_000, question });

  const attacks: Readonly<Record<string, (attacker: Attacker) => Promise<void>>> = {
    'taken away': (attacker) => attacker.remove(),
    'set back to an older copy': (attacker) => attacker.setBack(),
    'set back, and voted in since': async (attacker) => {
      await attacker.setBack();
      await vote(attacker.place);
      await vote(attacker.place);
    },
    'set back for one poll': async (attacker) => {
      const now = new Map<string, readonly Row[]>();
      for (const table of await attacker.tables()) now.set(table, await attacker.rows(table));
      const polls = new Map(now.get('chains')?.map(({ chain, poll }) => [chain, poll]));
      await attacker.setBack();
      for (const [table, rows] of now) {
        const ofOthers = (row: Row) => (row.poll ?? polls.get(row.chain ?? '')) !== '7';
        const older = (await attacker.rows(table)).filter((row) => !ofOthers(row));
        await attacker.replace(table, table === 'format' ? rows : [...rows.filter(ofOthers), ...older]);
      }
    },
  };

  it.each(Object.entries(attacks))('tells that they were %s', async (_, attack) => {
    await witnessed();
    await attack(attacker);
    const witness = await started();
    const doubt = witness.doubtOf('7');
    expect(doubt?.text).toMatch(/poll 7/i);
    await expect(recount()).rejects.toThrow(IntegrityError);
    await vote(attacker.place);
    expect((await started()).doubtOf('7')).toEqual(doubt);
    await expect(recount()).rejects.toThrow(IntegrityError);
  });

  it('tells that the last vote was set back, within one chain', async () => {
    await witnessed();
    const witness = await started();
    await cast('wide');
    const before = new Map<string, readonly Row[]>();
    for (const table of await attacker.tables()) before.set(table, await attacker.rows(table));
    await cast('tall');
    await witness.look();
    for (const [table, rows] of before) await attacker.replace(table, rows);
    await witness.look();
    expect(witness.doubtOf('7')?.text).toMatch(/chain \w+ had 2 lines once, and has 1 now/);
    await expect(recount()).rejects.toThrow(IntegrityError);
  });

  it('tells that refusals were set back', async () => {
    await witnessed();
    store = await openBallotStore(place());
    const [books, refusals] = [await attacker.rows('books'), await attacker.rows('refusals')];
    store.countRefusal('7', 'spent');
    await started();
    await attacker.replace('books', books);
    await attacker.replace('refusals', refusals);
    expect((await started()).doubtOf('7')?.text).toContain('1 votes were refused once as spent');
    await expect(recount()).rejects.toThrow(IntegrityError);
  });

  it('tells for ever that other ballots were in their place for a while', async () => {
    await witnessed();
    const genuine = new Map<string, readonly Row[]>();
    for (const table of await attacker.tables()) genuine.set(table, await attacker.rows(table));
    await attacker.setBack();
    const doubt = (await started()).doubtOf('7');
    for (const [table, rows] of genuine) await attacker.replace(table, rows);
    expect((await started()).doubtOf('7')).toEqual(doubt);
    await expect(recount()).rejects.toThrow('it was found');
  });

  it('is compared as soon as the content backend answers', async () => {
    await witnessed();
    await attacker.setBack();
    memory.isAway = true;
    const witness = await started();
    expect([witness.isCompared, witness.doubtOf('7')]).toEqual([false, undefined]);
    memory.isAway = false;
    await witness.look();
    expect([witness.isCompared, witness.doubtOf('7') !== undefined]).toEqual([true, true]);
  });

  it('is reported again if that failed', async () => {
    const witness = await started();
    const before = memory.rows.get('7');
    await cast('wide');
    memory.isAway = true;
    await witness.look();
    memory.isAway = false;
    await witness.look();
    expect(memory.rows.get('7')).not.toEqual(before);
  });

  it('is left alone where another site has been faster', async () => {
    await witnessed();
    const slow = await started();
    await vote(attacker.place);
    const second = await openBallotStore(place());
    await new BallotWitness(second, memory, keys).look();
    await second.close();
    const faster = new Map(memory.rows);
    await slow.look();
    await slow.look();
    expect(memory.rows).toEqual(faster);
    expect(slow.doubtOf('7')).toBeUndefined();
  });

  it('tells that a book or its seal is missing', async () => {
    await witnessed();
    await attacker.execute(
      "delete from books where poll = '7'; update books set seal = 'x' where poll = '8'",
    );
    const witness = await started();
    expect(witness.doubtOf('7')?.text).toContain('The book of poll 7 is missing');
    expect(witness.doubtOf('8')?.text).toContain('The book of poll 8 was not sealed with this secret');
  });

  it('tells that somebody has changed what is remembered', async () => {
    await witnessed();
    const row = memory.rows.get('7');
    if (row) memory.rows.set('7', { ...row, content: row.content.replace('"number":', '"number":1') });
    expect((await started()).doubtOf('7')?.text).toContain('What the content database remembers of poll 7');
    await expect(recount()).rejects.toThrow('What the content database remembers of poll 7');
  });

  it('is given up by an operator, which the journal says for ever', async () => {
    await witnessed();
    await attacker.remove();
    await started();
    await store?.close();
    store = undefined;
    expect(await recordRestored(place(), 'The disk was lost.', [...memory.rows.values()])).toEqual([
      '7',
      '8',
    ]);
    const restored = (await recount()).get('7')?.restored;
    expect(restored).toMatchObject([{ reason: 'The disk was lost.' }]);
    const witness = await started();
    expect(witness.doubtOf('7')).toBeUndefined();
    await vote(attacker.place);
    await started();
    expect((await recount()).get('7')).toMatchObject({ counted: { total: 6 }, restored });
    expect(await recordRestored(place(), 'Once more.', [...memory.rows.values()])).toEqual([]);
  });
});
