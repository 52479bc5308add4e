import { APIError, type Payload, ValidationError } from 'payload';
import { ArchiveError } from './archive-file.ts';

export class Refused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}

export function reasonsOf(error: unknown, payload: Payload): readonly string[] {
  if (error instanceof Refused) return error.reasons;
  if (error instanceof ArchiveError) return [error.message];
  if (error instanceof ValidationError)
    return error.data.errors.map(({ label, path, message }) => {
      const place = typeof label === 'string' && label !== '' ? label : path;
      return place ? `${place}: ${message}` : message;
    });
  if (error instanceof APIError && error.isPublic) return [error.message];
  if (error instanceof RangeError) return ['It is nested too deeply.'];
  payload.logger.error({ err: error }, 'A document of an archive could not be saved.');
  return ['It could not be saved; the content backend’s log says why.'];
}

export function sentenceOf(error: unknown, payload: Payload): string {
  if (error instanceof ArchiveError) return error.message;
  payload.logger.error({ err: error }, 'An import was aborted.');
  return 'The import was aborted; the content backend’s log says why. It can be run again.';
}
