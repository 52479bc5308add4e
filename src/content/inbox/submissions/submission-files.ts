/**
 * Storage for submitted files, keyed by receipt and file id, never by a name that someone chose. It is not served;
 * accounts that may read a submission get its files through the content backend.
 */
export interface SubmissionFiles {
  /** Returns false if the file exists already. */
  write(receipt: string, file: string, bytes: Buffer): Promise<boolean>;
  has(receipt: string, file: string): Promise<boolean>;
  read(receipt: string, file: string): Promise<Buffer | undefined>;
  remove(receipt: string): Promise<void>;
  /** Receipt → when its newest file arrived (ms since 1970). */
  list(): Promise<Map<string, number>>;
}
