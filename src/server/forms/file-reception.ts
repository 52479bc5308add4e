import { randomBytes } from 'node:crypto';
import { type Answers, askedFields, type ChosenFile } from '#forms/asked-fields.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import { fileTypesOf, maxBytesOf } from '#forms/file-rules.ts';
import type { InboxStore } from '#forms/inbox-store.server.ts';
import { problemMessages } from '#forms/problem-messages.ts';
import { shortName } from '#forms/short-name.ts';
import { submissionMessages } from '#forms/submission-messages.server.ts';
import { largestSubmissionFile, type SubmissionFile } from '#forms/submission-record.ts';
import { fillIn } from '#i18n/messages.ts';
import { formTokenLife } from '#submitting/form-tokens.server.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import type { AskedForm } from './asked-form.ts';
import { safeFileName } from './file-names.ts';
import { inspectFile, maxMegapixels, typeByContent } from './inspect-file.ts';

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

interface SentForm {
  asked: AskedForm;
  answers: Answers;
  files: readonly SentFile[];
  /** Ids of files stored by an earlier step. */
  kept: readonly string[];
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
  /** Serialises inspections, because decoded pictures are large. */
  #looking: Promise<unknown> = Promise.resolve();

  constructor(store: InboxStore) {
    this.#store = store;
  }

  async receive({ asked, answers, files, kept: ids, now, keepsAnyway = false }: SentForm): Promise<Received> {
    const { form, locale, id } = asked;
    const known = ids.length > 0 ? await this.#store.keptFiles(id, ids, now) : [];
    const types = new Map<SentFile, SubmissionFile['type'] | undefined>();
    for (const file of files) types.set(file, await typeByContent(file.bytes));
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
      const found = await this.#inOrder(() => look(asked, file, type));
      if ('message' in found) problems.set(file.field, found);
      else sound.push(found);
    }
    const isStale = known.length < ids.length;
    const sorted = fields.flatMap((field) => problems.get(shortName(field)) ?? []);
    if (isStale) sorted.push({ field: 'body', message: submissionMessages[locale].stale });
    if (sorted.length === 0 || keepsAnyway) {
      for (const { file, bytes } of sound) {
        const isKept = await this.#store.keepFile(id, file, bytes, now + formTokenLife, now);
        if (!isKept) throw new Error('There is no room for more files.');
      }
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

  #inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#looking.then(work);
    this.#looking = result.catch(() => {});
    return result;
  }
}

async function look(
  { locale }: AskedForm,
  { field, name, bytes }: SentFile,
  type: SubmissionFile['type'],
): Promise<{ file: SubmissionFile; bytes: Uint8Array } | FieldProblem> {
  const messages = submissionMessages[locale];
  const safeName = safeFileName(name, type);
  if (safeName === undefined) return { field, message: messages['file-name'] };
  const found = await inspectFile(bytes, type);
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
