import { z } from 'zod';
import { schemaOf } from '#fields/content-field.ts';
import { inEveryLocale, locales } from '#i18n/locales.ts';
import { type Poll, pollFields } from './poll.fields.ts';

/** A poll in one language, as in page documents and this list. */
export const pollSchema = z.intersection(schemaOf(pollFields), z.object({ id: z.string() }));

/** GET /sk/v1/polls of the content backend: what the site needs to accept votes, whether or not a poll is on a page. */
export const pollListSchema = z.object({
  polls: z.array(
    z.object({
      id: z.string(),
      /** The name that demo content and links use; else the id. */
      key: z.string().optional(),
      ...inEveryLocale(() => pollSchema.optional()),
      /**
       * Set if the present wording was published as a correction. Without it the site keeps showing the wording frozen
       * with the first vote.
       */
      correction: z.object({ at: z.iso.datetime({ offset: true }), reason: z.string() }).optional(),
      /** How many one-time codes editors have created; codes with a lower serial number are valid. */
      codesIssued: z.number().int().min(0),
    }),
  ),
  /** Shared networks, such as a stadium's, with the rate limit for each of their addresses. */
  networks: z.array(z.object({ range: z.string(), votesPerMinute: z.number().int().min(1) })),
});

export type PollList = z.infer<typeof pollListSchema>;
export type ListedPoll = PollList['polls'][number];

/** A poll in its first available language, for what is the same in all: rules and times. */
export function inSomeLanguage(listed: ListedPoll): Poll | undefined {
  return locales.map((locale) => listed[locale]).find((poll) => poll !== undefined);
}
