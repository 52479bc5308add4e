import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Answers, askedFields, type ChosenFile } from '#forms/asked-fields.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import { fileTypesOf, maxBytesOf } from '#forms/file-rules.ts';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import { problemMessages } from '#forms/problem-messages.ts';
import { shortName } from '#forms/short-name.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import { largestSubmissionFile, type SubmissionFile } from '#forms/submission-record.ts';
import { fillIn } from '#i18n/messages.ts';
import { networkOf } from '#limits/network.ts';
import { Busy } from '#limits/semaphore.ts';
import { Shares } from '#limits/shares.ts';
import { formTokenLife } from '#submitting/form-tokens.server.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import type { AskedForm } from './asked-form.ts';
import { safeFileName } from './file-names.ts';
import { maxMegapixels, typeByContent } from './inspect-file.ts';
import { inspect } from './inspection.server.ts';

export interface SentFile {
  field: string;
  /** The sender's file name, unchecked. */
  name: string;
  /** Truncated if it was too large. */
  bytes: Uint8Array;
  /** The full size in bytes. */
  size: number;
}

export const maxFiles = 5;

/** Limit for the files of unfinished forms, in bytes. */
const maxWaiting = 256 * 1024 * 1024;

/** Too many files of unfinished forms are waiting. */
export class NoRoom extends Busy {
  constructor() {
    super(5 * 60);
  }
}

interface SentForm {
  asked: AskedForm;
  answers: Answers;
  files: readonly SentFile[];
  /** Ids of files stored by an earlier step. */
  kept: readonly string[];
  /** Client address, for limits only. */
  address: string;
  now: number;
  /** Whether valid files are stored although other answers are invalid. */
  keepsAnyway?: boolean;
}

interface Received {
  kept: readonly SubmissionFile[];
  problems: readonly FieldProblem[];
  status: 413 | 415 | 422;
}

/** Validates answers with their files, and stores the files until they are submitted. */
export class FileReception {
  readonly #store: InboxStore;
  readonly #shares = new Shares(maxWaiting);
  /** The networks of files that wait, by the file's id. */
  readonly #waiting = new LRUCache<string, { network: string; bytes: number }>({
    ttl: formTokenLife,
    ttlAutopurge: true,
    dispose: ({ network, bytes }) => this.#shares.giveBack(network, bytes),
  });

  constructor(store: InboxStore) {
    this.#store = store;
  }

  /**
   * @throws {Busy} if too many files are waiting to be inspected, or for their forms to be finished
   */
  async receive(sent: SentForm): Promise<Received> {
    const { asked, answers, files, kept: ids, address, now, keepsAnyway = false } = sent;
    const { form, locale, id } = asked;
    const known = ids.length > 0 ? await this.#store.keptFiles(id, ids, now) : [];
    const types = new Map<SentFile, SubmissionFile['type'] | undefined>();
    for (const file of files) types.set(file, typeByContent(file.bytes));
    const sentFor = new Set(files.map(({ field }) => field));
    const earlier = known.filter(({ field }) => !sentFor.has(field));
    const chosen = new Map<string, ChosenFile[]>();
    const choose = (field: string, file: ChosenFile) =>
      chosen.set(field, [...(chosen.get(field) ?? []), file]);
    // Validated before and re-encoded since; the present size is irrelevant.
    for (const { field, name, type } of earlier) choose(field, { name, type, size: 1 });
    for (const [{ field, name, size }, type] of types)
      choose(field, { name, size, type: type ?? 'application/octet-stream' });
    const chosenFiles = Object.fromEntries(chosen);
    const fields = askedFields(form, answers, chosenFiles);
    const problems = new Map(
      checkAnswers(form, answers, chosenFiles, problemMessages[locale]).map((problem) => [
        problem.field,
        problem,
      ]),
    );
    const wanted = fields.flatMap((field) => (field.type === 'file' ? [shortName(field)] : []));
    const sound: { file: SubmissionFile; bytes: Uint8Array }[] = [];
    for (const [file, type] of types) {
      if (!type || !wanted.includes(file.field) || problems.has(file.field)) continue;
      const found = await look(asked, file, type, address);
      if ('message' in found) problems.set(file.field, found);
      else sound.push(found);
    }
    const isStale = known.length < ids.length;
    const sorted = fields.flatMap((field) => problems.get(shortName(field)) ?? []);
    if (isStale) sorted.push({ field: 'body', message: submissionMessages[locale].stale });
    if (sorted.length === 0 || keepsAnyway) {
      for (const { file, bytes } of sound) await this.#keep(id, file, bytes, networkOf(address), now);
    }
    const limits = new Map(fields.map((field) => [shortName(field), field]));
    const is = (wrong: (file: SentFile) => boolean) =>
      [...types.keys()].some((file) => problems.has(file.field) && wrong(file));
    const isTooLarge = is(({ field: name, size }) => {
      const field = limits.get(name);
      return field?.type === 'file' && size > maxBytesOf(field);
    });
    const isWrongType = is((file) => {
      const field = limits.get(file.field);
      return field?.type === 'file' && !fileTypesOf(field).includes(types.get(file) ?? '');
    });
    return {
      kept: [...earlier, ...sound.map(({ file }) => file)].filter(({ field }) => wanted.includes(field)),
      problems: sorted,
      status: isTooLarge ? 413 : isWrongType ? 415 : 422,
    };
  }

  /** The files belong to a submission now. */
  finish(files: readonly SubmissionFile[]): void {
    for (const { id } of files) this.#waiting.delete(id);
  }

  async #keep(
    form: string,
    file: SubmissionFile,
    bytes: Uint8Array,
    network: string,
    now: number,
  ): Promise<void> {
    // Each instance counts the files of a network, the store those of all instances.
    const most = this.#shares.limitFor(network, bytes.length);
    if (!this.#shares.take(network, bytes.length)) throw new NoRoom();
    this.#waiting.set(file.id, { network, bytes: bytes.length });
    let isKept = false;
    try {
      isKept = await this.#store.keepFile(form, file, bytes, { until: now + formTokenLife, now, most });
    } finally {
      if (!isKept) this.#waiting.delete(file.id);
    }
    if (!isKept) throw new NoRoom();
  }
}

async function look(
  { locale }: AskedForm,
  { field, name, bytes }: SentFile,
  type: SubmissionFile['type'],
  address: string,
): Promise<{ file: SubmissionFile; bytes: Uint8Array } | FieldProblem> {
  const messages = submissionMessages[locale];
  const safeName = safeFileName(name, type);
  if (safeName === undefined) return { field, message: messages['file-name'] };
  const found = await inspect(bytes, type, address);
  if (typeof found === 'string')
    return { field, message: fillIn(messages[found], { megapixels: maxMegapixels }) };
  if (found.length > largestSubmissionFile) return { field, message: messages['file-bomb'] };
  const file = {
    id: randomBytes(16).toString('hex'),
    field,
    name: safeName,
    type,
    bytes: found.length,
  };
  return { file, bytes: found };
}
