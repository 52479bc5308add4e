/**
 * Where the files of submissions lie: each under its submission's receipt and its own id, and under no name that anyone
 * chose. Nothing serves this place; whoever may read a submission gets its files through the content backend.
 */
export interface SubmissionFiles {
  /** Keeps a file; false if it was there already. */
  write(receipt: string, file: string, bytes: Buffer): Promise<boolean>;
  has(receipt: string, file: string): Promise<boolean>;
  read(receipt: string, file: string): Promise<Buffer | undefined>;
  /** Deletes all files of a submission, if there are any. */
  remove(receipt: string): Promise<void>;
  /** Of which submissions there are files, and when the newest of each came (ms since 1970). */
  list(): Promise<Map<string, number>>;
}
