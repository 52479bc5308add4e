import type { Payload } from 'payload';
import { z } from 'zod';
import { licenceWarningDays } from '#content/library/media/licence-fields.ts';
import { most, titleIn, type WaitingDocument, type WaitingDocuments } from './waiting-documents.ts';

export interface EndingLicence extends WaitingDocument {
  /** The last day on which the file may be shown. */
  until: Date;
}

const licensed = z.object({
  id: z.union([z.string(), z.number()]),
  licensedUntil: z.union([z.string(), z.date()]).pipe(z.coerce.date()),
});

const day = 24 * 60 * 60 * 1000;

/** Files whose licence has ended or ends soon, earliest first. `now` in ms since 1970. */
export async function endingLicences(
  payload: Payload,
  now: number,
): Promise<WaitingDocuments<EndingLicence>> {
  const { docs, totalDocs } = await payload.find({
    collection: 'media',
    where: { licensedUntil: { less_than: new Date(now + licenceWarningDays * day).toISOString() } },
    sort: 'licensedUntil',
    limit: most,
    depth: 0,
  });
  return {
    totals: totalDocs > 0 ? { media: totalDocs } : {},
    entries: docs.map((doc) => {
      const { id, licensedUntil } = licensed.parse(doc);
      return { collection: 'media', id, ...titleIn(payload, 'media', doc, id), until: licensedUntil };
    }),
  };
}

/**
 * Whether the licence's last day is over. A picked day is stored as noon in the editor's time zone, so half a day is
 * added.
 */
export function hasEnded(until: Date, now: number): boolean {
  return until.getTime() + day / 2 < now;
}
