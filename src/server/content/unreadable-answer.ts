import { z } from 'zod';

/** A response that doesn't fit its schema; the message names the fields. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';

  constructor(subject: string, cause: z.ZodError) {
    super(`${subject} does not fit its schema: ${z.prettifyError(cause).replaceAll('\n', ' ')}`, { cause });
  }
}
