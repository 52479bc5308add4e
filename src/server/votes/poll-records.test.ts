import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BallotKeys } from '#polls/ballot-keys.server.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { recountStore } from '#polls/open-ballot-reader.server.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { ListedPoll } from '#polls/poll-list.ts';
import { type PublishedAudit, publishedAuditSchema, verifyAudit } from '#polls/published-audit.server.ts';
import { recordRestored } from '#polls/restorations.server.ts';
import { codeFor } from '#polls/vote-codes.server.ts';
import type { Doubt } from '#polls/witnessed.server.ts';
import { PollsOnPages } from '#server/content/polls-on-pages.ts';
import { PublishedRecords } from '#server/content/published-records.ts';
import { directoryForTest } from '../../../tests/support/test-directory.ts';
import { auditText } from './vote-routes.ts';
import { Voting } from './voting.ts';

const secrets = { votes: 'a secret that is long enough for a club' };
const opened = new Date(Date.now() - 3_600_000).toISOString();

const written: Poll = {
  id: '7',
  question: 'Wie breit?',
  introduction: undefined,
  thanks: undefined,
  method: 'single',
  minChoices: 1,
  maxChoices: 1,
  options: [
    { id: 'wide', label: 'Breit', detail: undefined, image: undefined },
    { id: 'tall', label: 'Hoch', detail: undefined, image: undefined },
  ],
  randomOrder: false,
  integrity: 'device',
  consent: undefined,
  resultsShown: 'always',
  resultsAs: 'share',
  opensAt: opened,
  closesAt: undefined,
};

/** As if the two options had been swapped after the vote. */
const swapped: Poll = {
  ...written,
  options: [
    { id: 'wide', label: 'Hoch', detail: undefined, image: undefined },
    { id: 'tall', label: 'Breit', detail: undefined, image: undefined },
  ],
};

const closed = (poll: Poll): Poll => ({ ...poll, closesAt: new Date(Date.now() - 1000).toISOString() });

function publishing(polls: ListedPoll[]) {
  return new PublishedRecords({ polls, networks: [] }, polls, () => true);
}

describe('what a poll asked', () => {
  let dataDir: string;
  let store: BallotStore;
  let voting: Voting;
  const content = { polls: publishing([]) };

  beforeEach(async () => {
    dataDir = directoryForTest();
    store = await openBallotStore({ dataDir, databaseUrl: undefined, secrets });
    publish(written);
    voting = new Voting(store, content, secrets.votes);
  });
  afterEach(() => store.close());

  function publish(poll: Poll, more: Partial<ListedPoll> = {}): void {
    const listed = { id: '7', de: poll, codesIssued: 0, ...more };
    content.polls = publishing([listed]);
  }

  function asked() {
    const poll = voting.ask('7', 'de');
    if (!poll) throw new Error('There is no poll.');
    return poll;
  }

  async function vote(choice: string): Promise<void> {
    const device = randomBytes(16).toString('hex');
    const outcome = await voting.cast({
      asked: asked(),
      vote: { choices: [choice], device },
      key: device,
      address: '127.0.0.1',
    });
    expect(outcome).toHaveProperty('accepted');
  }

  async function audit(doubt?: Doubt): Promise<PublishedAudit> {
    let text = '';
    for await (const part of auditText(asked(), store, voting.publicKey, doubt)) text += part;
    return publishedAuditSchema.parse(JSON.parse(text));
  }

  const kinds = async () => (await store.journal('7')).map(({ kind }) => kind);

  it('keeps who has voted from whoever reads the ballots without the secret', async () => {
    publish({ ...written, integrity: 'code' });
    const stored = async (secret: string) => {
      const [listed] = content.polls.list.polls;
      if (listed) listed.codesIssued = 1;
      voting = new Voting(store, content, secret);
      const vote = { choices: ['wide'], code: codeFor(secret, '7', 0) };
      expect(
        await voting.cast({ asked: asked(), vote, key: 'the same key', address: '127.0.0.1' }),
      ).toHaveProperty('accepted');
      const database = new DatabaseSync(join(dataDir, 'ballots.sqlite'));
      const rows = [
        ...database.prepare('select voter from voters').all(),
        ...database.prepare('select receipt from receipts').all(),
      ];
      database.close();
      return rows.length;
    };
    expect(await stored(secrets.votes)).toBe(2);
    expect(await stored('another secret that is long enough')).toBe(4);
  });

  it('is not signed, and says so, while it is not compared or something is missing', async () => {
    let doubt: Doubt | undefined;
    let isCompared = false;
    const witness = {
      doubtOf: () => doubt,
      get isCompared() {
        return isCompared;
      },
    };
    voting = new Voting(store, content, secrets.votes, { witness });
    await vote('wide');
    publish(closed(written));
    await voting.records.look();
    expect(await kinds()).not.toContain('closed');
    isCompared = true;
    doubt = { at: Date.parse('2026-11-21T12:00:00Z'), text: 'The book of poll 7 is missing.' };
    await voting.records.look();
    expect(await kinds()).not.toContain('closed');
    expect(voting.records.incidentsOf('7')).toEqual([{ kind: 'doubted', at: '2026-11-21T12:00:00.000Z' }]);
    await expect(verifyAudit(await audit(doubt))).rejects.toThrow('The book of poll 7 is missing.');
    doubt = undefined;
    await recordRestored({ dataDir, databaseUrl: undefined, secrets }, 'The disk was lost.');
    await voting.records.look();
    expect(await kinds()).toContain('closed');
    expect(voting.records.incidentsOf('7')).toMatchObject([{ kind: 'restored' }]);
    expect((await verifyAudit(await audit())).restored).toMatchObject([{ reason: 'The disk was lost.' }]);
  });

  it('may change until a vote counts, and then stays on pages, in the API and in the audit', async () => {
    publish({ ...written, question: 'Wie weit?' });
    await voting.records.look();
    expect(asked().poll.question).toBe('Wie weit?');
    publish(written);
    await vote('wide');
    publish(swapped);
    await voting.records.look();
    expect(asked().poll.options.map(({ label }) => label)).toEqual(['Breit', 'Hoch']);
    const page = {
      document: {
        version: 1,
        id: '1',
        path: '/',
        locale: 'de' as const,
        blocks: [{ kind: 'poll', id: 'a', poll: swapped }],
      },
      hash: 'before',
    };
    const words = new PollsOnPages(voting.records);
    // Only the parts that wording depends on.
    const completed = words.complete(page as never);
    expect(completed.document.blocks[0]).toMatchObject({ poll: { options: written.options } });
    expect(completed.hash).not.toBe('before');
    expect(words.complete(page as never)).toBe(completed);
    expect((await audit()).edited?.de?.options[0]).toEqual({ id: 'wide', label: 'Hoch' });
    publish(written);
    expect((await audit()).edited).toBeUndefined();
  });

  it('is not what somebody has written into the journal who can’t sign', async () => {
    await vote('wide');
    const forge = (from: string, to: string) => {
      const database = new DatabaseSync(join(dataDir, 'ballots.sqlite'));
      database.prepare('update journal set content = replace(content, ?, ?)').run(from, to);
      database.close();
    };
    forge('Breit', 'Schmal');
    await voting.records.look();
    expect(voting.records.questionOf('7')).toBeUndefined();
    forge('Schmal', 'Breit');
    await voting.records.look();
    expect(voting.records.questionOf('7')?.de?.options[0]?.label).toBe('Breit');
  });

  it('changes by a published correction, which the journal keeps with both wordings', async () => {
    await vote('wide');
    await voting.records.look();
    const corrected = { ...written, question: 'Wie breit soll es sein?' };
    const correction = { at: new Date(Date.now() + 1000).toISOString(), reason: 'Ein Wort fehlte.' };
    publish(corrected, { correction });
    await voting.records.look();
    await voting.records.look();
    expect(asked().poll.question).toBe('Wie breit soll es sein?');
    const { journal, edited } = await audit();
    expect(edited).toBeUndefined();
    expect(journal.filter(({ kind }) => kind === 'asked' || kind === 'corrected')).toMatchObject([
      { content: { de: { question: 'Wie breit?' } } },
      { content: { reason: 'Ein Wort fehlte.', question: { de: { question: 'Wie breit soll es sein?' } } } },
    ]);
    // The same correction does not cover later changes.
    publish(swapped, { correction });
    await voting.records.look();
    expect(asked().poll.options[0]?.label).toBe('Breit');
  });

  it('is closed with a signed statement, once, and again after it was open again', async () => {
    await vote('wide');
    await vote('tall');
    publish(closed(swapped));
    await voting.records.look();
    await voting.records.look();
    expect(await kinds()).toEqual(['asked', 'chain', 'closed']);
    const first = await audit();
    const verdict = await verifyAudit(first);
    expect(verdict).toMatchObject({
      counted: { counts: { wide: 1, tall: 1 }, total: 2 },
      statement: voting.records.statementOf('7')?.hash,
      question: { de: { options: [{ id: 'wide', label: 'Breit' }, {}] } },
    });
    publish(written);
    await vote('tall');
    publish(closed(written));
    await voting.records.look();
    expect(await kinds()).toEqual(['asked', 'chain', 'closed', 'closed']);
    const second = await audit();
    expect((await verifyAudit(second, first)).counted.total).toBe(3);
    await expect(verifyAudit(first, second)).rejects.toThrow('is missing now');
    await recountStore({ dataDir, databaseUrl: undefined }, new BallotKeys(secrets.votes));
  });

  describe('on pages', () => {
    const minute = 60_000;
    const document = { version: 1, id: '1', path: '/', locale: 'de' as const };
    const pages = () => new PollsOnPages(voting.records);
    const pageOf = (poll: Poll) => ({
      document: { ...document, blocks: [{ kind: 'poll', id: 'a', poll }] },
      hash: 'written',
    });
    const resultOn = (poll: Poll) =>
      Reflect.get(pages().complete(pageOf(poll) as never).document.blocks[0] ?? {}, 'result');
    const pass = (time: number) => vi.setSystemTime(Date.now() + time);

    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it('is the result once it stays: not before a vote could still be on its way', async () => {
      const poll = {
        ...written,
        resultsShown: 'afterClosing' as const,
        closesAt: new Date(Date.now() + minute).toISOString(),
      };
      publish(poll);
      await vote('wide');
      await voting.records.look();
      const late = {
        poll: '7',
        choices: ['tall'],
        ranked: false,
        at: Date.now(),
        question: asked().question,
      };
      expect(resultOn(poll)).toBeUndefined();
      pass(minute + 1);
      await voting.records.look();
      expect(await kinds()).toContain('closed');
      expect(resultOn(poll)).toBeUndefined();
      // Another instance accepted it before closing time, but writes it only now.
      const other = await openBallotStore({ dataDir, databaseUrl: undefined, secrets });
      expect(await other.cast({ ...late, receipt: 'late', voter: 'late' })).toBe('counted');
      await other.close();
      for (const wait of [1000, minute, 1000]) {
        pass(wait);
        await voting.records.look();
      }
      const statement = voting.records.statementOf('7')?.hash;
      expect(resultOn(poll)).toEqual({
        counts: { wide: 1, tall: 1 },
        total: 2,
        record: { statement, corrections: [] },
      });
      // The same object while nothing changes, so that it is rendered once.
      const [on, page] = [pages(), pageOf(poll)];
      const completed = on.complete(page as never);
      expect(completed.hash).not.toBe('written');
      expect(on.complete(page as never)).toBe(completed);
      // The same after a restart, and on another instance.
      const restarted = new Voting(store, content, secrets.votes).records;
      expect(restarted.finalResultOf(poll)).toBeUndefined();
      await restarted.look();
      await restarted.look();
      expect(restarted.finalResultOf(poll)).toEqual(voting.records.finalResultOf(poll));
    });

    it('is gone as soon as the poll is open again, and comes again when it has closed', async () => {
      await vote('wide');
      const first = closed({ ...written, closesAt: undefined });
      publish(first);
      for (const wait of [1000, minute, 1000]) {
        pass(wait);
        await voting.records.look();
      }
      expect(resultOn(first)).toMatchObject({ total: 1 });
      // The page is read before the journals.
      expect(resultOn(written)).toBeUndefined();
      publish(written);
      await voting.records.look();
      await vote('tall');
      // Closed again with its old time; votes in flight must still be waited for.
      publish(first);
      expect(resultOn(first)).toBeUndefined();
      for (const wait of [1000, 1000]) {
        pass(wait);
        await voting.records.look();
        expect(resultOn(first)).toBeUndefined();
      }
      pass(minute);
      await voting.records.look();
      expect(resultOn(first)).toMatchObject({ total: 2 });
      const second = { ...first, closesAt: new Date(Date.now() - 1).toISOString() };
      expect(resultOn(second)).toBeUndefined();
    });

    it.each(['never', 'always', 'afterVote', 'afterClosing'] as const)(
      'is shown to nobody where it is never shown: %s',
      async (resultsShown) => {
        const poll = closed({ ...written, resultsShown });
        publish({ ...written, resultsShown });
        await vote('wide');
        publish(poll);
        for (const wait of [1000, 2 * minute, 1000]) {
          pass(wait);
          await voting.records.look();
        }
        expect(resultOn(poll)?.total).toBe(resultsShown === 'never' ? undefined : 1);
        // Neither if an editor hides it afterwards, nor if it was hidden when counted.
        expect(resultOn({ ...poll, resultsShown: 'never' })).toBeUndefined();
        if (resultsShown === 'never') expect(resultOn({ ...poll, resultsShown: 'always' })).toBeUndefined();
      },
    );

    it('is not what was counted from ballots that somebody has changed', async () => {
      await vote('wide');
      await vote('wide');
      const database = new DatabaseSync(join(dataDir, 'ballots.sqlite'));
      database.exec("update log set record = 'tall' where number = 1");
      database.close();
      const poll = closed(written);
      publish(poll);
      for (const wait of [1000, 2 * minute, 1000]) {
        pass(wait);
        await voting.records.look();
      }
      expect(await kinds()).not.toContain('closed');
      expect(resultOn(poll)).toBeUndefined();
    });
  });

  it('says no numbers of votes where the result is never shown', async () => {
    await vote('wide');
    publish(closed({ ...written, resultsShown: 'never' }));
    await voting.records.look();
    const statement = voting.records.statementOf('7');
    expect(statement).toMatchObject({ content: { ballots: 1, voters: 1 } });
    expect(statement?.content).not.toHaveProperty('counts');
    expect((await audit()).log).toBeUndefined();
  });

  it('is found to be tampered with in the published file, whatever is changed in it', async () => {
    for (const choice of ['wide', 'tall', 'wide']) await vote(choice);
    publish(closed(written));
    await voting.records.look();
    const published = await audit();
    const other = new BallotKeys('a secret that the attacker has thought up').publicKey;
    const spoilt: ((audit: PublishedAudit) => unknown)[] = [
      (copy) => copy.log?.pop(),
      (copy) => copy.log?.reverse(),
      (copy) => copy.log?.push(...(copy.log ?? []).slice(0, 1)),
      (copy) => copy.journal.pop() && copy.log?.pop(),
      (copy) => copy.journal.shift(),
      (copy) => copy.heads.pop(),
      (copy) => Object.assign(copy.log?.[0] ?? {}, { record: 'tall' }),
      (copy) => Object.assign(copy.journal[0]?.content ?? {}, { method: 'ranking' }),
      (copy) => Object.assign(copy.journal.at(-1)?.content ?? {}, { ballots: 4 }),
      (copy) => Object.assign(copy.key, { pem: other.pem }),
      (copy) => Object.assign(copy, { accepted: 4 }),
    ];
    for (const spoil of spoilt) {
      const copy = structuredClone(published);
      spoil(copy);
      await expect(verifyAudit(copy), spoil.toString()).rejects.toThrow();
    }
  });
});
