import { setTimeout as wait } from 'node:timers/promises';
import { OutOfReach } from '#database/reach.ts';
import type { DueMail, DueRecord, InboxStore, WaitingWork } from '#forms/inbox-store.server.ts';
import type { ContentClient } from '#server/content/content-client.ts';
import { FailureLog } from '#server/failure-log.ts';
import { log, logProblem } from '#server/log.ts';
import type { Mailer } from './mailer.ts';

interface OutboxParts {
  store: InboxStore;
  client: Pick<ContentClient, 'putSubmission' | 'putSubmissionFile'>;
  /** Without one, mails are kept to be read in the admin. */
  mailer: Mailer | undefined;
}

/** Lifetime of a claim in ms, longer than any attempt. */
const lease = 60_000;

/** Parallel deliveries of each kind. */
const atOnce = 4;

/** Polling interval in ms, for work of other or crashed instances. */
const longestRest = 15_000;

/** How long the count of waiting items is cached, in ms: after a change, and without one. */
const counting = { least: 100, most: 1000 };

/** How often expired entries are deleted, in ms. */
const cleaning = 10 * 60_000;

const firstDelay = 1000;
const longestDelay = 10 * 60_000;

/** Exponential backoff with jitter, in ms. */
export function delayAfter(attempts: number, chance = Math.random()): number {
  return Math.round(Math.min(longestDelay, firstDelay * 2 ** Math.min(attempts, 20)) * (0.75 + chance / 2));
}

/** Delivers the inbox's records and mails to content backend and mail server, with retries. */
export class Outbox {
  readonly #parts: OutboxParts;
  readonly #ending = new AbortController();
  #running: Promise<unknown> | undefined;
  /** Resolved when there may be new work, then replaced. */
  #bell = Promise.withResolvers<void>();
  readonly #failures = new FailureLog();
  #waiting: WaitingWork | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  start(): void {
    const { store } = this.#parts;
    // Each worker delivers one thing at a time, so that a hanging delivery blocks no others.
    const carriers = Array.from({ length: atOnce }, () => [
      this.#keepOn(
        'records',
        (now) => store.claimRecords(now, now + lease, 1),
        (due) => this.#hand(due),
      ),
      this.#keepOn(
        'mails',
        (now) => store.claimMails(now, now + lease, 1),
        (due) => this.#send(due),
      ),
    ]);
    this.#running ??= Promise.all([...carriers.flat(), this.#keepClean(), this.#keepCounting()]);
  }

  /** Signals new work. */
  wake(): void {
    const { resolve } = this.#bell;
    this.#bell = Promise.withResolvers();
    resolve();
  }

  /** Waiting work as last counted; undefined while the inbox can't be read. */
  get waiting(): WaitingWork | undefined {
    return this.#waiting;
  }

  /** Resolves once no delivery is running. The rest is delivered after the next start. */
  async close(): Promise<void> {
    this.#ending.abort();
    this.wake();
    await this.#running;
    await this.#parts.mailer?.close();
  }

  async #keepOn<Due>(
    kind: 'records' | 'mails',
    claim: (now: number) => Promise<Due[]>,
    deliver: (due: Due) => Promise<void>,
  ): Promise<void> {
    while (!this.#ending.signal.aborted) {
      // Taken before the query, so that no signal in between is lost.
      const bell = this.#bell.promise;
      try {
        const due = await claim(Date.now());
        for (const one of due) await deliver(one);
        this.#failures.resolve('inbox');
        if (due.length > 0) continue;
        const next = (await this.#parts.store.nextDue(kind)) ?? Number.POSITIVE_INFINITY;
        await this.#rest(Math.max(10, Math.min(longestRest, next - Date.now())), bell);
      } catch (error) {
        if (!(error instanceof OutOfReach))
          this.#failures.report('inbox', 'The inbox can’t be used; trying again.', error);
        await this.#rest(firstDelay);
      }
    }
  }

  async #hand({ record, isNew, attempts }: DueRecord): Promise<void> {
    const { store, client } = this.#parts;
    const { receipt, revision, files } = record;
    try {
      let outcome: 'kept' | 'gone' = 'kept';
      for (const file of isNew ? files : []) {
        outcome = await client.putSubmissionFile(receipt, file, await store.fileBytes(file.id));
        if (outcome === 'gone') break;
      }
      if (outcome === 'kept') outcome = await client.putSubmission(record);
      if (outcome === 'gone') await store.recordGone(receipt);
      else await store.recordDelivered(receipt, revision, Date.now());
      if (this.#failures.resolve('content')) log('The content backend accepts submissions again.');
    } catch (error) {
      this.#failures.report('content', 'A submission waits for the content backend; trying again.', error);
      await store.recordFailed(receipt, Date.now() + delayAfter(attempts));
    }
  }

  async #send({ record, recipient, replyTo, attempts }: DueMail): Promise<void> {
    const { store, mailer } = this.#parts;
    const { receipt } = record;
    const mail = record.mails.find((one) => one.recipient === recipient);
    if (!mail) return;
    try {
      await mailer?.send({ ...mail, replyTo, locale: record.locale });
    } catch (error) {
      this.#failures.report('mail', 'A submission’s mail waits for the mail server; trying again.', error);
      const problem = error instanceof Error ? error.message : 'The mail server did not answer.';
      const now = Date.now();
      await store.mailFailed(receipt, recipient, problem.slice(0, 500), now + delayAfter(attempts), now);
      return;
    }
    await store.mailDone(receipt, recipient, mailer ? 'sent' : 'kept', Date.now());
    // Mails' changed states become due after a moment, when a worker must be awake.
    this.wake();
    if (this.#failures.resolve('mail')) log('The mail server accepts mails again.');
  }

  async #keepCounting(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      const bell = this.#bell.promise;
      try {
        this.#waiting = await this.#parts.store.waiting();
      } catch {
        // The worker logs the failure.
        this.#waiting = undefined;
      }
      await this.#rest(counting.least);
      await this.#rest(counting.most, bell);
    }
  }

  async #keepClean(): Promise<void> {
    while (!this.#ending.signal.aborted) {
      try {
        await this.#parts.store.cleanUp(Date.now());
      } catch (error) {
        if (!(error instanceof OutOfReach))
          logProblem('Expired entries could not be deleted from the inbox; retrying later.', error);
      }
      await wait(cleaning, undefined, { signal: this.#ending.signal }).catch(() => {});
    }
  }

  async #rest(time: number, bell?: Promise<void>): Promise<void> {
    const ended = new AbortController();
    const over = wait(time, undefined, { signal: AbortSignal.any([ended.signal, this.#ending.signal]) });
    await Promise.race([over.catch(() => {}), ...(bell ? [bell] : [])]);
    ended.abort();
  }
}
