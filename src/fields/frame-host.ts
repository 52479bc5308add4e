import { z } from 'zod';

/** A host editors may embed in a frame, with what visitors must be told about it. */
const frameHostSchema = z.object({
  /** Lower case, without protocol and port: `maps.example.org`. */
  host: z.string(),
  name: z.string(),
  /** Who receives a visitor's data. */
  recipient: z.string(),
  privacyPolicy: z.url({ protocol: /^https$/ }),
});

export type FrameHost = z.infer<typeof frameHostSchema>;

/** Parses the stored list; incomplete entries are skipped. */
export function readFrameHosts(stored: unknown): FrameHost[] {
  const list = z.object({ hosts: z.array(z.unknown()) }).safeParse(stored);
  if (!list.success) return [];
  return list.data.hosts.flatMap((entry) => {
    const parsed = frameHostSchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
