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

/** `{ collectionSlug, id }` for a document, `{ globalSlug }` for a global. */
export type ScheduledTarget = { collectionSlug: string; id: number | string } | { globalSlug: string };

interface Schedule {
  planned: Planned[] | 'reading' | 'failed';
  readAgain: () => Promise<void>;
}

/** The scheduled publications of a document, earliest first. */
export function useSchedule(target: ScheduledTarget): Schedule {
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [planned, setPlanned] = useState<Schedule['planned']>('reading');
  // Compared by value: a new object in each render would trigger another request.
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
