import type { Payload } from 'payload';
import { z } from 'zod';

const storedPublication = z.object({ version: z.string().nullish(), shared: z.string().nullish() });

/** As `announce-change.ts` writes it. */
export async function readContentVersion(payload: Payload): Promise<{ version: string; shared: string }> {
  const publication = storedPublication.parse(await payload.findGlobal({ slug: 'publication', depth: 0 }));
  return { version: publication.version ?? '0', shared: publication.shared ?? '0' };
}
