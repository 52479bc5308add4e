import type { Payload } from 'payload';
import { z } from 'zod';
import { retentionLimits } from '#content/inbox/forms/retention-limits.ts';
import { formFields } from '#forms/form.fields.ts';
import { type FormList, formSchema } from '#forms/form-list.ts';
import { readListed } from './listed-records.ts';

const storedFacts = z.object({
  recipients: z.array(z.object({ address: z.unknown() })).nullish(),
  retentionDays: z.number().int().min(retentionLimits.least).catch(retentionLimits.usual),
});

/** Every published form, whether a page shows it or not, and its recipients. */
export async function readFormList(payload: Payload): Promise<FormList> {
  const forms = await readListed(payload, {
    collection: 'forms',
    fields: formFields,
    facts: (stored) => {
      const { recipients, retentionDays } = storedFacts.parse(stored);
      return { recipients: addressesOf(recipients ?? []), retentionDays };
    },
    written: (resolved) => {
      const form = formSchema.safeParse(resolved);
      return form.success && form.data.fields.length > 0 ? form.data : undefined;
    },
  });
  return { forms };
}

/** Without duplicates and invalid addresses: one of those would make the whole list unreadable. */
function addressesOf(recipients: readonly { address: unknown }[]): string[] {
  const addresses = recipients.flatMap(({ address }) => z.email().safeParse(address).data ?? []);
  return [...new Set(addresses)];
}
