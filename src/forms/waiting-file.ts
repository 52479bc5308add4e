import type { SubmissionFile } from './submission-record.ts';

export type WaitingFile = Pick<SubmissionFile, 'id' | 'field' | 'name'>;

export function carriedFile({ id, field, name }: WaitingFile): string {
  return `${id} ${field} ${name}`;
}
