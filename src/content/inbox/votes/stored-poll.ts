import { z } from 'zod';

const moment = z
  .union([z.string(), z.date()])
  .nullish()
  .transform((value) => (value ? new Date(value).getTime() : undefined));

const wholeNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? 1);

/** What the rules need of a poll, stored or about to be. Times are ms since 1970. */
export const storedPollSchema = z.object({
  _status: z.string().nullish(),
  method: z.string().nullish(),
  integrity: z.string().nullish(),
  minChoices: wholeNumber,
  maxChoices: wholeNumber,
  opensAt: moment,
  closesAt: moment,
  options: z
    .array(
      z.object({
        id: z.coerce.string().optional(),
        /** Undefined in a locale without a translation, and when all locales are read at once. */
        label: z.string().nullish().catch(undefined),
      }),
    )
    .nullish()
    .transform((options) => options ?? []),
});

export type StoredPoll = z.infer<typeof storedPollSchema>;

export type PollState = 'notOpen' | 'open' | 'closed';

/** The poll's state at a time (ms since 1970). A poll that is unpublished or has no opening time is not open yet. */
export function pollStateAt(
  poll: Pick<StoredPoll, 'opensAt' | 'closesAt'> & Partial<Pick<StoredPoll, '_status'>>,
  now: number,
): PollState {
  if (poll._status === 'draft') return 'notOpen';
  if (poll.closesAt !== undefined && now >= poll.closesAt) return 'closed';
  return poll.opensAt !== undefined && now >= poll.opensAt ? 'open' : 'notOpen';
}
