import type { ClubFieldName } from '#blocks/club-details/club-details.ts';

/** Where the guide lies. */
const firstStepsAddress = '/admin/first-steps';

/** What the guide asks for, a few questions at a time. */
export const clubSteps = [
  { name: 'club', fields: ['name', 'address', 'representatives', 'email', 'phone'] },
  { name: 'register', fields: ['register', 'responsible', 'vatId', 'businessId', 'supervision'] },
  { name: 'privacy', fields: ['privacyContact', 'privacyAuthority', 'host'] },
] as const satisfies readonly { name: string; fields: readonly ClubFieldName[] }[];

/** Of all steps the last, which asks for nothing and says how it goes on. */
export const lastStep = clubSteps.length + 1;

/** The step that is asked for, counted from 1; the first where the address names none. */
export function askedStep(asked: unknown): number {
  const step = typeof asked === 'string' && /^\d$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(step, 1), lastStep);
}

export function stepAddress(step: number): string {
  return step === 1 ? firstStepsAddress : `${firstStepsAddress}?step=${step}`;
}

/** Where a field is asked for. */
export function stepOf(field: ClubFieldName): number {
  return clubSteps.findIndex(({ fields }) => fields.some((one) => one === field)) + 1;
}
