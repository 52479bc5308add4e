import { z } from 'zod';

const storedThingSchema = z.object({
  /** Name as in the browser's developer tools; `…` stands for variable parts. */
  name: z.string(),
  place: z.enum(['cookie', 'session', 'local']),
  /** `permissions` holds several entries that can be deleted individually. */
  parts: z.enum(['whole', 'permissions']),
  feature: z.string(),
  purpose: z.string(),
  duration: z.string(),
});

/** A third party that receives visitor data when its content is loaded. */
const recipientSchema = z.object({ name: z.string(), recipient: z.string(), privacyPolicy: z.string() });

/** A published form and the retention of its submissions in days. */
const keptFormSchema = z.object({ form: z.string(), days: z.number() });

export const deviceRecordSchema = z.object({
  stored: z.array(storedThingSchema),
  forms: z.array(keptFormSchema),
  recipients: z.array(recipientSchema),
});

export type DeviceRecord = z.infer<typeof deviceRecordSchema>;
export type StoredThing = z.infer<typeof storedThingSchema>;
