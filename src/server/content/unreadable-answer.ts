import { z } from 'zod';

/** An answer of the content backend that does not fit its schema; the message names the fields. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer';

  constructor(subject: string, cause: z.ZodError) {
    super(`${subject} does not fit its schema: ${z.prettifyError(cause).replaceAll('\n', ' ')}`, { cause });
  }
}
