import type { Payload } from 'payload';
import { z } from 'zod';
import { isRecord, resolveFields } from '#fields/content-field.ts';
import type { RecordValue } from '#fields/record.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { type ListedPoll, type PollList, pollSchema } from '#polls/poll-list.ts';

const storedFacts = z.object({
  id: z.union([z.string(), z.number()]),
  key: z.string().nullish(),
  codesIssued: z.number().nullish(),
  correction: z.string().nullish(),
  correctedAt: z.string().nullish(),
});

const storedVoting = z.object({
  networks: z.array(z.object({ range: z.string(), votesPerMinute: z.number() })).nullish(),
});

/** Fewer answers than this are no choice, and the language is not asked. */
const fewestOptions = 2;

/** Every published poll in both languages, whether it stands on a page or not, and the networks that many share. */
export async function readPollList(payload: Payload): Promise<PollList> {
  const listed = new Map<string, ListedPoll>();
  for (const locale of locales) {
    for (const stored of await storedPolls(payload, locale)) {
      const { id, key, codesIssued, correction, correctedAt } = storedFacts.parse(stored);
      const poll = pollIn(stored, locale);
      listed.set(String(id), {
        ...(listed.get(String(id)) ?? { id: String(id), codesIssued: codesIssued ?? 0 }),
        ...(key ? { key } : {}),
        ...(correction && correctedAt ? { correction: { reason: correction, at: correctedAt } } : {}),
        ...(poll ? { [locale]: poll } : {}),
      });
    }
  }
  const { networks } = storedVoting.parse(await payload.findGlobal({ slug: 'voting', depth: 0 }));
  return { polls: [...listed.values()], networks: networks ?? [] };
}

async function storedPolls(payload: Payload, locale: Locale): Promise<unknown[]> {
  const found = await payload.find({
    collection: 'polls',
    where: { _status: { equals: 'published' } },
    locale,
    fallbackLocale: false,
    pagination: false,
    depth: 1,
    sort: 'id',
  });
  return found.docs;
}

/** The poll as a block of this language would be given it; undefined where it is not written in this language. */
function pollIn(stored: unknown, locale: Locale): RecordValue<typeof pollFields> | undefined {
  if (!isRecord(stored)) return undefined;
  const resolved = resolveFields(pollFields, stored, { locale, kindIndex: [], frameHosts: [] });
  const poll = pollSchema.safeParse({ ...resolved, id: String(stored.id) });
  return poll.success && poll.data.options.length >= fewestOptions ? poll.data : undefined;
}
