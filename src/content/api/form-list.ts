import type { Payload } from 'payload';
import { z } from 'zod';
import { retentionLimits } from '#content/forms/retention-limits.ts';
import { isRecord, resolveFields } from '#fields/content-field.ts';
import { formFields } from '#forms/form.fields.ts';
import { type FormList, formSchema, type ListedForm } from '#forms/form-list.ts';
import { type Locale, locales } from '#i18n/locales.ts';

const storedFacts = z.object({
  id: z.union([z.string(), z.number()]),
  key: z.string().nullish(),
  recipients: z.array(z.object({ address: z.unknown() })).nullish(),
  retentionDays: z.number().int().min(retentionLimits.least).catch(retentionLimits.usual),
});

/** Every published form in both languages, whether it stands on a page or not, and where its submissions go. */
export async function readFormList(payload: Payload): Promise<FormList> {
  const listed = new Map<string, ListedForm>();
  for (const locale of locales) {
    for (const stored of await storedForms(payload, locale)) {
      const { id, key, recipients, retentionDays } = storedFacts.parse(stored);
      const form = formIn(stored, locale);
      listed.set(String(id), {
        ...(listed.get(String(id)) ?? {
          id: String(id),
          recipients: addressesOf(recipients ?? []),
          retentionDays,
        }),
        ...(key ? { key } : {}),
        ...(form ? { [locale]: form } : {}),
      });
    }
  }
  return { forms: [...listed.values()] };
}

async function storedForms(payload: Payload, locale: Locale): Promise<unknown[]> {
  const found = await payload.find({
    collection: 'forms',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    pagination: false,
    depth: 1,
    sort: 'id',
  });
  return found.docs;
}

/** Each mailbox once. One that is none would make the whole list unreadable, so it is left out. */
function addressesOf(recipients: readonly { address: unknown }[]): string[] {
  const addresses = recipients.flatMap(({ address }) => z.email().safeParse(address).data ?? []);
  return [...new Set(addresses)];
}

/** The form as a block of this language would be given it; undefined where it is not written in this language. */
function formIn(stored: unknown, locale: Locale): z.infer<typeof formSchema> | undefined {
  if (!isRecord(stored)) return undefined;
  const resolved = resolveFields(formFields, stored, { locale, kindIndex: [], frameHosts: [] });
  const form = formSchema.safeParse({ ...resolved, id: String(stored.id) });
  return form.success && form.data.fields.length > 0 ? form.data : undefined;
}
