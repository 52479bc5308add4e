import type { SubmissionFile } from './submission-record.ts';

/** What the steps of a form without script know of a file that the server keeps. */
export type WaitingFile = Pick<SubmissionFile, 'id' | 'field' | 'name'>;

/** As a hidden field carries it to the next step. */
export function carriedFile({ id, field, name }: WaitingFile): string {
  return `${id} ${field} ${name}`;
}
