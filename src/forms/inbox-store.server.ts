import type { SubmissionFile, SubmissionRecord } from './submission-record.ts';

/** An accepted submission, as it is to be written. */
export interface NewSubmission {
  /** The idempotency key, unique within the form. */
  key: string;
  /** Of everything that was answered: the same key with another digest is another submission. */
  digest: string;
  /** What may be spent once, over all forms: a solved proof of work, a token of a plain form. */
  nonce: string;
  /** Where answers to the mails go. */
  replyTo?: string | undefined;
  /** Its files are kept already; they become the submission's own. */
  record: SubmissionRecord;
}

/**
 * - `accepted`: it is on the disk.
 * - `repeated`: the same key with the same digest was accepted before; nothing changed.
 * - `different`: the same key was accepted before with another digest.
 * - `spent`: this nonce was used before.
 * - `stale`: one of its files is no longer kept.
 */
export type AcceptOutcome = 'accepted' | 'repeated' | 'different' | 'spent' | 'stale';

/** A record that the content backend does not have yet. */
export interface DueRecord {
  record: SubmissionRecord;
  /** Whether the content backend has none of it yet, and needs the files first. */
  isNew: boolean;
  /** Failed attempts at this revision. */
  attempts: number;
}

export interface DueMail {
  record: SubmissionRecord;
  recipient: string;
  replyTo: string | undefined;
  /** Failed attempts. */
  attempts: number;
}

/** What is still to be delivered. */
export interface WaitingWork {
  submissions: number;
  /** When the oldest of them was accepted, in ms since 1970. */
  oldest: number | undefined;
}

/**
 * Where submissions lie from their acceptance until the content backend and every mailbox has them. What is claimed is
 * hidden from every other claim until `until`: after that whoever claimed it is taken for dead. Times are in ms since
 * 1970. Everything rejects if the disk or the database failed; nothing is changed then.
 */
export interface InboxStore {
  /** The digest of what was accepted under this key. */
  digestOf(form: string, key: string): Promise<string | undefined>;
  /** Keeps a file of a form until `until`. False if as much is kept already as may be. */
  keepFile(
    form: string,
    file: SubmissionFile,
    bytes: Uint8Array,
    until: number,
    now: number,
  ): Promise<boolean>;
  /** Those of these files of a form that are kept for a submission still to come. */
  keptFiles(form: string, ids: readonly string[], now: number): Promise<SubmissionFile[]>;
  accept(submission: NewSubmission, now: number): Promise<AcceptOutcome>;

  claimRecords(now: number, until: number, most: number): Promise<DueRecord[]>;
  fileBytes(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The content backend has this revision. */
  recordDelivered(receipt: string, revision: number, now: number): Promise<void>;
  recordFailed(receipt: string, nextAt: number): Promise<void>;
  /** An editor has deleted it: nothing of it is delivered any more. */
  recordGone(receipt: string): Promise<void>;

  claimMails(now: number, until: number, most: number): Promise<DueMail[]>;
  /** Nobody waits for this mail any more. */
  mailDone(receipt: string, recipient: string, state: 'sent' | 'kept', now: number): Promise<void>;
  mailFailed(receipt: string, recipient: string, problem: string, nextAt: number, now: number): Promise<void>;

  /** When the next one is due. */
  nextDue(kind: 'records' | 'mails'): Promise<number | undefined>;
  waiting(): Promise<WaitingWork>;
  /** Deletes what has had its time. */
  cleanUp(now: number): Promise<void>;
  close(): Promise<void>;
}
