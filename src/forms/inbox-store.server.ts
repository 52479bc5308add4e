import type { SubmissionFile, SubmissionRecord } from './submission-record.ts';

export interface NewSubmission {
  /** Idempotency key, unique within the form. */
  key: string;
  /** Digest of the answers: the same key with another digest is a different submission. */
  digest: string;
  /** A single-use value across all forms: a solved proof of work, or a plain form's token. */
  nonce: string;
  /** Reply-To address of the mails. */
  replyTo?: string | undefined;
  /** Its files have been stored before; they now belong to the submission. */
  record: SubmissionRecord;
}

/**
 * - `accepted`: it is on disk.
 * - `repeated`: the same key with the same digest was accepted before; nothing changed.
 * - `different`: the same key was accepted before with another digest.
 * - `spent`: the nonce was used before.
 * - `stale`: one of its files has expired.
 */
export type AcceptOutcome = 'accepted' | 'repeated' | 'different' | 'spent' | 'stale';

export interface FileWait {
  until: number;
  now: number;
  most: number;
}

export interface DueRecord {
  record: SubmissionRecord;
  /** Whether this is the first delivery, which needs the files first. */
  isNew: boolean;
  attempts: number;
}

export interface DueMail {
  record: SubmissionRecord;
  recipient: string;
  replyTo: string | undefined;
  attempts: number;
}

export interface WaitingWork {
  submissions: number;
  /** When the oldest of them was accepted, in ms since 1970. */
  oldest: number | undefined;
}

/**
 * The queue of submissions between acceptance and delivery to the content backend and every mailbox. A claim locks an
 * item until `until`; after that its owner is presumed dead. Times are in ms since 1970. All methods reject if the disk
 * or the database fails; nothing is changed then.
 */
export interface InboxStore {
  digestOf(form: string, key: string): Promise<string | undefined>;
  /** Stores a form's file. False if more than `most` bytes would wait for their submissions. */
  keepFile(form: string, file: SubmissionFile, bytes: Uint8Array, wait: FileWait): Promise<boolean>;
  keptFiles(form: string, ids: readonly string[], now: number): Promise<SubmissionFile[]>;
  accept(submission: NewSubmission, now: number): Promise<AcceptOutcome>;

  claimRecords(now: number, until: number, most: number): Promise<DueRecord[]>;
  fileBytes(id: string): Promise<Uint8Array<ArrayBuffer>>;
  recordDelivered(receipt: string, revision: number, now: number): Promise<void>;
  recordFailed(receipt: string, nextAt: number): Promise<void>;
  recordGone(receipt: string): Promise<void>;

  claimMails(now: number, until: number, most: number): Promise<DueMail[]>;
  mailDone(receipt: string, recipient: string, state: 'sent' | 'kept', now: number): Promise<void>;
  mailFailed(receipt: string, recipient: string, problem: string, nextAt: number, now: number): Promise<void>;

  nextDue(kind: 'records' | 'mails'): Promise<number | undefined>;
  waiting(): Promise<WaitingWork>;
  /** Deletes expired entries. */
  cleanUp(now: number): Promise<void>;
  close(): Promise<void>;
}
