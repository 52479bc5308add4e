/** A process of its own, so that a slow file, or one that exhausts memory, ends nothing else. */
import '#limits/end-with-parent.ts';
import { z } from 'zod';
import { cutOwnFace, settingSchema } from './cut-own-face.ts';

const asked = z.object({
  data: z.instanceof(Uint8Array),
  role: z.enum(['display', 'text']),
  setting: settingSchema,
});

process.once('message', async (message) => {
  const { data, role, setting } = asked.parse(message);
  process.send?.(await cutOwnFace(Buffer.from(data.buffer, data.byteOffset, data.byteLength), role, setting));
});
