import { z } from 'zod';

/** What a club tells of itself by law, in the order in which it is asked for and shown. */
export const clubFieldNames = [
  'name',
  'address',
  'representatives',
  'email',
  'phone',
  'register',
  'responsible',
  'vatId',
  'businessId',
  'supervision',
  'privacyContact',
  'privacyAuthority',
  'host',
] as const;

export type ClubFieldName = (typeof clubFieldNames)[number];

/** What only some clubs have. Everything else is missed where it is empty. */
const optional: readonly ClubFieldName[] = ['vatId', 'businessId', 'supervision', 'privacyAuthority'];

/** As the project settings have it, alike in all languages. Without what is empty. */
export const clubDetailsSchema = z.partialRecord(z.enum(clubFieldNames), z.string().min(1));

export type ClubDetails = z.infer<typeof clubDetailsSchema>;

/** What each part of the legal pages shows. */
export const clubParts = {
  provider: [
    'name',
    'address',
    'representatives',
    'email',
    'phone',
    'register',
    'vatId',
    'businessId',
    'supervision',
    'responsible',
  ],
  controller: ['name', 'address', 'email', 'phone', 'privacyContact', 'privacyAuthority'],
  processors: ['host'],
  contact: ['email', 'phone', 'address'],
} as const satisfies Record<string, readonly ClubFieldName[]>;

/** What has to be filled in and is not. */
export function missingFrom(
  club: ClubDetails,
  fields: readonly ClubFieldName[] = clubFieldNames,
): ClubFieldName[] {
  return fields.filter((field) => !optional.includes(field) && club[field] === undefined);
}

/** A block's part of the details: what there is, and, for editors alone, what is missing. */
export const clubRecordSchema = z.object({
  club: clubDetailsSchema,
  missing: z.array(z.enum(clubFieldNames)),
});

export type ClubRecord = z.infer<typeof clubRecordSchema>;
