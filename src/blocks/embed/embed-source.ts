import { z } from 'zod';

/** The kind of content decides the frame's initial size. */
const frameShapes = ['film', 'map', 'sound', 'post', 'page'] as const;

const httpsAddress = z.url({ protocol: /^https$/ });

/** Third-party content as the view receives it: the recipient, and what to load after consent. */
export const embedSourceSchema = z.object({
  /** Key of a permanent permission: the provider, or the host of a page. */
  permission: z.string().min(1),
  name: z.string(),
  recipient: z.string(),
  privacyPolicy: z.string(),
  shape: z.enum(frameShapes),
  /** Missing if the address is invalid for the provider or its host is no longer allowed. */
  piece: z
    .object({
      page: httpsAddress,
      frame: httpsAddress,
      allow: z.string(),
      sandbox: z.string(),
    })
    .optional(),
});

export type EmbedSource = z.infer<typeof embedSourceSchema>;
export type FrameShape = EmbedSource['shape'];
