/** A process of its own for one file that a stranger sent. */
import '#limits/end-with-parent.ts';
import { z } from 'zod';
import { submissionFileSchema } from '#forms/submission-record.ts';
import { inspectFile } from './inspect-file.ts';

const asked = z.object({ bytes: z.instanceof(Uint8Array), type: submissionFileSchema.shape.type });

process.once('message', async (message) => {
  const { bytes, type } = asked.parse(message);
  const found = await inspectFile(bytes, type);
  process.send?.(typeof found === 'string' ? { problem: found } : { bytes: found });
});
