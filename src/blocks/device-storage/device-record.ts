import { z } from 'zod';

/** Something that the site keeps on a visitor's device, in the words of one language. */
const storedThingSchema = z.object({
  /** As the browser's own tools show it; `…` stands for what differs from one to the next. */
  name: z.string(),
  place: z.enum(['cookie', 'session', 'local']),
  /** What it holds, where each part of it can be forgotten by itself. */
  parts: z.enum(['whole', 'permissions']),
  feature: z.string(),
  purpose: z.string(),
  duration: z.string(),
});

/** Someone who learns something about visitors once they load a piece of theirs. */
const recipientSchema = z.object({ name: z.string(), recipient: z.string(), privacyPolicy: z.string() });

/** A form on a published page, and after how many days what visitors enter there is deleted. */
const keptFormSchema = z.object({ form: z.string(), days: z.number() });

export const deviceRecordSchema = z.object({
  stored: z.array(storedThingSchema),
  forms: z.array(keptFormSchema),
  recipients: z.array(recipientSchema),
});

export type DeviceRecord = z.infer<typeof deviceRecordSchema>;
export type StoredThing = z.infer<typeof storedThingSchema>;
