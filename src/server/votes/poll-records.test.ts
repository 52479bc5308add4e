import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BallotKeys } from '#polls/ballot-keys.server.ts';
import type { BallotStore } from '#polls/ballot-store.server.ts';
import { recountStore } from '#polls/open-ballot-reader.server.ts';
import { openBallotStore } from '#polls/open-ballot-store.server.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { ListedPoll } from '#polls/poll-list.ts';
import { type PublishedAudit, publishedAuditSchema, verifyAudit } from '#polls/published-audit.server.ts';
import { AskedWords } from '#server/content/asked-words.ts';
import { PublishedPolls } from '#server/content/published-polls.ts';
import { auditText } from './audit-text.ts';
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

/** As if the two answers had changed places after the vote. */
const swapped: Poll = {
  ...written,
  options: [
    { id: 'wide', label: 'Hoch', detail: undefined, image: undefined },
    { id: 'tall', label: 'Breit', detail: undefined, image: undefined },
  ],
};

const closed = (poll: Poll): Poll => ({ ...poll, closesAt: new Date(Date.now() - 1000).toISOString() });

describe('what a poll asked', () => {
  let dataDir: string;
  let store: BallotStore;
  let voting: Voting;
  const content = { polls: new PublishedPolls({ polls: [], networks: [] }, () => true) };

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-records-'));
    store = await openBallotStore({ dataDir, databaseUrl: undefined, secrets });
    publish(written);
    voting = new Voting(store, content, secrets.votes);
  });
  afterEach(async () => {
    await store.close();
    rmSync(dataDir, { recursive: true });
  });

  function publish(poll: Poll, more: Partial<ListedPoll> = {}): void {
    const listed = { id: '7', de: poll, codesIssued: 0, ...more };
    content.polls = new PublishedPolls({ polls: [listed], networks: [] }, () => true);
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

  async function audit(): Promise<PublishedAudit> {
    let text = '';
    for await (const part of auditText(asked(), store, voting.publicKey)) text += part;
    return publishedAuditSchema.parse(JSON.parse(text));
  }

  const kinds = async () => (await store.journal('7')).map(({ kind }) => kind);

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
    const words = new AskedWords((poll, locale) => voting.records.asAsked(poll, locale));
    // Only what words have to do with is given here.
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
    // The same correction says nothing about what is changed after it.
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
