import { z } from 'zod';

/** What there is to see decides on the frame's size, which it has from the start. */
const frameShapes = ['film', 'map', 'sound', 'post', 'page'] as const;

const httpsAddress = z.url({ protocol: /^https$/ });

/** A piece from elsewhere, as its view is given it: who learns what, and what is loaded once a visitor has asked for it. */
export const embedSourceSchema = z.object({
  /** By which name visitors allow it for good: the provider's, or for a page of another host that host. */
  permission: z.string().min(1),
  name: z.string(),
  recipient: z.string(),
  privacyPolicy: z.string(),
  shape: z.enum(frameShapes),
  /** Missing if the piece can't be shown: its address is none of this provider's, or its host is not allowed any more. */
  piece: z
    .object({
      /** Its public page. */
      page: httpsAddress,
      frame: httpsAddress,
      allow: z.string(),
      sandbox: z.string(),
    })
    .optional(),
});

export type EmbedSource = z.infer<typeof embedSourceSchema>;
export type FrameShape = EmbedSource['shape'];
