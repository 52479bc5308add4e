import { useServerFunctions } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { locales } from '#i18n/locales.ts';

const plannedSchema = z.array(
  z.object({
    id: z.number(),
    waitUntil: z.coerce.date(),
    input: z.object({ type: z.enum(['publish', 'unpublish']), locale: z.enum(locales).nullish() }),
  }),
);

export type Planned = z.infer<typeof plannedSchema>[number];

/** What is scheduled: `{ collectionSlug, id }` of one document, or `{ globalSlug }`. */
export type ScheduledTarget = { collectionSlug: string; id: number | string } | { globalSlug: string };

interface Schedule {
  planned: Planned[] | 'reading' | 'failed';
  readAgain: () => Promise<void>;
}

/** What is to happen to a document by itself, what comes first above. */
export function useSchedule(target: ScheduledTarget): Schedule {
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [planned, setPlanned] = useState<Schedule['planned']>('reading');
  // An object that is made again at every drawing would ask again each time.
  const key = JSON.stringify(target);
  const readAgain = useCallback(async () => {
    try {
      setPlanned(plannedSchema.parse(await getUpcomingScheduledPublish(JSON.parse(key))));
    } catch {
      setPlanned('failed');
    }
  }, [getUpcomingScheduledPublish, key]);
  useEffect(() => {
    void readAgain();
  }, [readAgain]);
  return { planned, readAgain };
}
