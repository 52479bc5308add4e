import type { Payload } from 'payload';
import { z } from 'zod';
import { type ClubDetails, clubFieldNames } from '#blocks/club-details/club-details.ts';

/** The club's details in the project settings, without blank ones. */
export function clubDetailsOf(stored: Readonly<Record<string, unknown>> | null | undefined): ClubDetails {
  return Object.fromEntries(
    clubFieldNames.flatMap((field) => {
      const value = stored?.[field];
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? [[field, text]] : [];
    }),
  );
}

const settingsSchema = z.object({ club: z.record(z.string(), z.unknown()).nullish() });

export async function readClub(payload: Payload): Promise<ClubDetails> {
  const stored = await payload.findGlobal({ slug: 'project-settings', depth: 0 });
  return clubDetailsOf(settingsSchema.parse(stored).club);
}
