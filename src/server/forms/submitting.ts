import { createHmac, hash } from 'node:crypto';
import type { MailSender } from '#brand/mail-sender.ts';
import { OutOfReach } from '#database/reach.ts';
import type { Answers } from '#forms/asked-fields.ts';
import type { ListedForm } from '#forms/form-list.ts';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import type { SubmissionAnswer, SubmissionProblem } from '#forms/submission-answers.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import type { SubmissionFile } from '#forms/submission-record.ts';
import type { Locale } from '#i18n/locales.ts';
import type { PostgresBuckets } from '#limits/postgres-buckets.ts';
import { Busy } from '#limits/semaphore.ts';
import { SharedLimits } from '#limits/shared-limits.ts';
import { logProblem } from '#server/log.ts';
import { FormTokens } from '#submitting/form-tokens.server.ts';
import type { FieldProblem, Result } from '#submitting/problem.ts';
import { ProofOfWork } from '#submitting/proof-of-work.server.ts';
import type { AskedForm } from './asked-form.ts';
import { FileReception, NoRoom, type SentFile } from './file-reception.ts';
import { makeRecord, replyAddress } from './make-record.ts';
import { refusal, tooMany } from './submission-refusal.ts';

/** The site's current content. */
interface KnownContent {
  readonly forms: { find(name: string): ListedForm | undefined };
}

interface Sending {
  asked: AskedForm;
  answers: Answers;
  website?: string | undefined;
  /** Client address, for rate limits only. */
  address: string;
}

export interface Submission extends Sending {
  files: readonly SentFile[];
  key: string;
  proof?: string | undefined;
}

export interface PlainCheck extends Sending {
  files: readonly SentFile[];
  kept: readonly string[];
}

export interface PlainSubmission extends Sending {
  kept: readonly string[];
  token: string;
}

/** Rate limit per address, retries and mistakes included: enough for a school behind one address. */
const allowance = { most: 60, within: 10 * 60_000 };

/** Minimum time to fill in a form, in ms; anything faster is a bot. Challenges are dated to the second only. */
const leastTime = { proof: 3000, token: 2000 };

/** Accepts submissions. Once accepted, a submission is on disk. */
export class Submitting {
  readonly #store: InboxStore;
  readonly #content: KnownContent;
  readonly #secret: string;
  readonly #siteUrl: string;
  readonly #senderIn: (locale: Locale) => MailSender;
  readonly #onAccepted: () => void;
  readonly #proofs: ProofOfWork;
  readonly #tokens: FormTokens;
  readonly #limits: SharedLimits;
  readonly #reception: FileReception;

  /** @param parts `secret` is the same for every instance */
  constructor(parts: {
    store: InboxStore;
    content: KnownContent;
    secret: string;
    siteUrl: string;
    senderIn(locale: Locale): MailSender;
    onAccepted: () => void;
    shared?: PostgresBuckets | undefined;
  }) {
    this.#limits = new SharedLimits('forms', parts.shared);
    this.#store = parts.store;
    this.#content = parts.content;
    this.#secret = parts.secret;
    this.#siteUrl = parts.siteUrl;
    this.#senderIn = parts.senderIn;
    this.#onAccepted = parts.onAccepted;
    this.#proofs = new ProofOfWork(parts.secret);
    this.#tokens = new FormTokens(parts.secret, 'form');
    this.#reception = new FileReception(parts.store);
  }

  /** A form by id or key; undefined if it doesn't exist in this language. */
  ask(name: string, locale: Locale): AskedForm | undefined {
    const listed = this.#content.forms.find(name);
    const form = listed?.[locale];
    if (!listed || !form) return undefined;
    const { id, recipients, retentionDays } = listed;
    return { id, recipients, retentionDays, form, locale };
  }

  challenge({ id }: AskedForm): ReturnType<ProofOfWork['challenge']> {
    return this.#proofs.challenge(`form ${id}`, Date.now());
  }

  /** The single-use token of the last step without script; valid from two seconds to half an hour. */
  token({ id }: AskedForm): string {
    return this.#tokens.issue(id, Date.now());
  }

  async submit(submission: Submission): Promise<Result<SubmissionAnswer, SubmissionProblem>> {
    const { asked, answers, files, address, key, proof } = submission;
    return this.#guarded(submission, async (now) => {
      const messages = submissionMessages[asked.locale];
      const digest = this.#digest(
        answers,
        files.map(({ field, name, bytes }) => [field, name, hash('sha256', bytes)]),
      );
      const known = await this.#known(asked, key, digest);
      if (known) return known;
      const solved = await this.#proofs.read(`form ${asked.id}`, proof ?? '');
      if (!solved) return refusal('proof', messages);
      if (now < solved.issuedAt + leastTime.proof)
        return refusal('proof', messages, { message: messages.quick });
      const checked = await this.#reception.receive({ asked, answers, files, kept: [], address, now });
      if (checked.problems.length > 0) return invalid(asked, checked);
      return this.#accept({ asked, answers, kept: checked.kept, key, digest, nonce: solved.nonce }, now);
    });
  }

  /** Validates a plain form's step, and stores its files until the last one. */
  async check({
    kept,
    files,
    ...sending
  }: PlainCheck): Promise<
    { kept: readonly SubmissionFile[]; problems: readonly FieldProblem[] } | { refused: SubmissionProblem }
  > {
    const { asked, answers, address } = sending;
    const outcome = await this.#guarded(sending, async (now) => ({
      accepted: await this.#reception.receive({
        asked,
        answers,
        files,
        kept,
        address,
        now,
        keepsAnyway: true,
      }),
    }));
    return 'accepted' in outcome ? outcome.accepted : outcome;
  }

  async submitPlain(submission: PlainSubmission): Promise<Result<SubmissionAnswer, SubmissionProblem>> {
    const { asked, answers, address, token } = submission;
    return this.#guarded(submission, async (now) => {
      const messages = submissionMessages[asked.locale];
      const read = this.#tokens.read(asked.id, token, now);
      if (!read) return refusal('proof', messages);
      if (now < read.issuedAt + leastTime.token)
        return refusal('proof', messages, { message: messages.quick });
      const digest = this.#digest(answers, submission.kept);
      const known = await this.#known(asked, read.nonce, digest);
      if (known) return known;
      const checked = await this.#reception.receive({
        asked,
        answers,
        files: [],
        kept: submission.kept,
        address,
        now,
      });
      if (checked.problems.length > 0) return invalid(asked, checked);
      const { nonce } = read;
      return this.#accept({ asked, answers, kept: checked.kept, key: nonce, digest, nonce }, now);
    });
  }

  /** Checks that come before parsing; turns a failing inbox into a refusal. */
  async #guarded<Accepted>(
    { asked, website, address }: Sending,
    work: (now: number) => Promise<Result<Accepted, SubmissionProblem>>,
  ): Promise<Result<Accepted, SubmissionProblem>> {
    const messages = submissionMessages[asked.locale];
    const now = Date.now();
    const wait = await this.#limits.take(address, allowance, now);
    if (wait !== undefined) {
      return tooMany(wait, asked.locale);
    }
    if (website) return refusal('trap', messages);
    try {
      return await work(now);
    } catch (error) {
      if (error instanceof Busy) {
        const { retryAfter } = error;
        return refusal('busy', messages, {
          retryAfter,
          ...(error instanceof NoRoom && { message: messages.full }),
        });
      }
      if (!(error instanceof OutOfReach)) logProblem('A submission could not be stored.', error);
      return refusal('busy', messages, { retryAfter: 5 });
    }
  }

  /** The response to a retry. Runs before the other checks, which a spent proof or expired token would not pass. */
  async #known(
    asked: AskedForm,
    key: string,
    digest: string,
  ): Promise<Result<SubmissionAnswer, SubmissionProblem> | undefined> {
    const known = await this.#store.digestOf(asked.id, key);
    if (known === undefined) return undefined;
    return known === digest
      ? { accepted: this.#answer(asked, key) }
      : refusal('different', submissionMessages[asked.locale]);
  }

  async #accept(
    taken: {
      asked: AskedForm;
      answers: Answers;
      kept: readonly SubmissionFile[];
      key: string;
      digest: string;
      nonce: string;
    },
    now: number,
  ): Promise<Result<SubmissionAnswer, SubmissionProblem>> {
    const { asked, answers, kept, key, digest, nonce } = taken;
    const messages = submissionMessages[asked.locale];
    const answer = this.#answer(asked, key);
    const record = makeRecord({
      asked,
      answers,
      files: kept,
      receipt: answer.receipt,
      now,
      siteUrl: this.#siteUrl,
      sender: this.#senderIn(asked.locale),
    });
    const replyTo = replyAddress(asked, answers);
    const outcome = await this.#store.accept({ key, digest, nonce, record, replyTo }, now);
    switch (outcome) {
      case 'accepted':
        this.#reception.finish(kept);
        this.#onAccepted();
        return { accepted: answer };
      case 'repeated':
        return { accepted: answer };
      case 'different':
      case 'spent':
        return refusal(outcome, messages);
      case 'stale':
        return refusal('invalid', messages, { message: messages.stale });
    }
  }

  /**
   * Covers everything that was sent, whatever the form asks by now. It outlives the answers by a day, and is keyed so
   * that it reveals nothing.
   */
  #digest(answers: Answers, files: readonly unknown[]): string {
    const sorted = Object.entries(answers).sort(([one], [other]) => (one < other ? -1 : 1));
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([sorted, files]))
      .digest('base64url');
  }

  /** The receipt is derived one-way from the key, so that a retry gets the same one. */
  #answer({ id, form }: AskedForm, key: string): SubmissionAnswer {
    const receipt = createHmac('sha256', this.#secret).update(`submission ${id} ${key}`).digest('hex');
    return {
      receipt: receipt.slice(0, 32),
      confirmation: form.confirmation,
      ...(form.confirmationPage ? { page: form.confirmationPage } : {}),
    };
  }
}

function invalid(
  { locale }: AskedForm,
  { problems, status }: { problems: readonly FieldProblem[]; status: number },
): { refused: SubmissionProblem } {
  return refusal('invalid', submissionMessages[locale], { problems, status });
}
