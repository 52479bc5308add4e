/** A process of its own, so that a slow file, or one that exhausts memory, ends nothing else. */
import '#limits/end-with-parent.ts';
import { z } from 'zod';
import { CanNotBeCleaned } from './can-not-be-cleaned.ts';
import { cleanedKinds } from './kind-of-file.ts';
import { withoutMetadata } from './without-metadata.ts';

const asked = z.object({ data: z.instanceof(Uint8Array), kind: z.enum(cleanedKinds) });

process.once('message', async (message) => {
  const { data, kind } = asked.parse(message);
  try {
    const clean = await withoutMetadata(Buffer.from(data.buffer, data.byteOffset, data.byteLength), kind);
    process.send?.({ clean });
  } catch (error) {
    if (!(error instanceof CanNotBeCleaned)) throw error;
    process.send?.({ obstacle: error.obstacle, codec: error.codec });
  }
});
