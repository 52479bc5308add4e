import { type ClubDetails, clubFieldNames } from '#blocks/club-details/club-details.ts';

/** What the project settings have of the club's details. What is empty, or only spaces, is left out. */
export function clubDetailsOf(stored: Readonly<Record<string, unknown>> | null | undefined): ClubDetails {
  return Object.fromEntries(
    clubFieldNames.flatMap((field) => {
      const value = stored?.[field];
      const text = typeof value === 'string' ? value.trim() : '';
      return text ? [[field, text]] : [];
    }),
  );
}
