import { z } from 'zod';

/** A host whose pages editors may show in a frame, and what visitors have to know about it. */
const frameHostSchema = z.object({
  /** As in an address, lower case, without protocol and port: `maps.example.org`. */
  host: z.string(),
  name: z.string(),
  /** Who receives a visitor's data. */
  recipient: z.string(),
  privacyPolicy: z.url({ protocol: /^https$/ }),
});

export type FrameHost = z.infer<typeof frameHostSchema>;

/** Reads the stored list; what is incomplete counts as not listed. */
export function readFrameHosts(stored: unknown): FrameHost[] {
  const list = z.object({ hosts: z.array(z.unknown()) }).safeParse(stored);
  if (!list.success) return [];
  return list.data.hosts.flatMap((entry) => {
    const parsed = frameHostSchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
