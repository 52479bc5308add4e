import { z } from 'zod';
import { schemaOf } from '#fields/content-field.ts';
import { inEveryLocale, locales } from '#i18n/locales.ts';
import { type Poll, pollFields } from './poll.fields.ts';

/** A poll in one language, as pages and this list carry it. */
export const pollSchema = z.intersection(schemaOf(pollFields), z.object({ id: z.string() }));

/** GET /sk/v1/polls of the content backend: what the site has to know to accept votes, on pages or not. */
export const pollListSchema = z.object({
  polls: z.array(
    z.object({
      id: z.string(),
      /** By which demo content and links name it; else its id. */
      key: z.string().optional(),
      ...inEveryLocale(() => pollSchema.optional()),
      /**
       * The present wording was published as a correction of what was asked, then and for this reason. Without one
       * the site goes on showing what was asked when the first vote counted.
       */
      correction: z.object({ at: z.iso.datetime({ offset: true }), reason: z.string() }).optional(),
      /** How many one-time codes editors have made: those with a lower serial number count. */
      codesIssued: z.number().int().min(0),
    }),
  ),
  /** Networks that many share, such as a stadium's: how many votes a minute each of their addresses may cast. */
  networks: z.array(z.object({ range: z.string(), votesPerMinute: z.number().int().min(1) })),
});

export type PollList = z.infer<typeof pollListSchema>;
export type ListedPoll = PollList['polls'][number];

/** A poll in the first language that it is written in, for what is the same in all: its rules and times. */
export function inSomeLanguage(listed: ListedPoll): Poll | undefined {
  return locales.map((locale) => listed[locale]).find((poll) => poll !== undefined);
}
