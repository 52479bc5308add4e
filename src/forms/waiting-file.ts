import type { SubmissionFile } from './submission-record.ts';

/** A stored file as a plain form's steps carry it. */
export type WaitingFile = Pick<SubmissionFile, 'id' | 'field' | 'name'>;

/** The value of a hidden field for the next step. */
export function carriedFile({ id, field, name }: WaitingFile): string {
  return `${id} ${field} ${name}`;
}
