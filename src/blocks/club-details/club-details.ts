import { z } from 'zod';

/** A club's legal details, in form and display order. */
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

/** Not required of every club. Editors are warned about any other empty field. */
const optional: readonly ClubFieldName[] = ['vatId', 'businessId', 'supervision', 'privacyAuthority'];

/** From the project settings, not localized, without empty fields. */
export const clubDetailsSchema = z.partialRecord(z.enum(clubFieldNames), z.string().min(1));

export type ClubDetails = z.infer<typeof clubDetailsSchema>;

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

export function missingFrom(
  club: ClubDetails,
  fields: readonly ClubFieldName[] = clubFieldNames,
): ClubFieldName[] {
  return fields.filter((field) => !optional.includes(field) && club[field] === undefined);
}

/** A block's details and, for editors only, the missing ones. */
export const clubRecordSchema = z.object({
  club: clubDetailsSchema,
  missing: z.array(z.enum(clubFieldNames)),
});

export type ClubRecord = z.infer<typeof clubRecordSchema>;
