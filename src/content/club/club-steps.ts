import type { ClubFieldName } from '#blocks/club-details/club-details.ts';

const firstStepsAddress = '/admin/first-steps';

export const clubSteps = [
  { name: 'club', fields: ['name', 'address', 'representatives', 'email', 'phone'] },
  { name: 'register', fields: ['register', 'responsible', 'vatId', 'businessId', 'supervision'] },
  { name: 'privacy', fields: ['privacyContact', 'privacyAuthority', 'host'] },
] as const satisfies readonly { name: string; fields: readonly ClubFieldName[] }[];

/** The final step asks for nothing and says what comes next. */
export const lastStep = clubSteps.length + 1;

/** The requested step, from 1; the first one if the value is invalid. */
export function askedStep(asked: unknown): number {
  const step = typeof asked === 'string' && /^\d$/.test(asked) ? Number(asked) : 1;
  return Math.min(Math.max(step, 1), lastStep);
}

export function stepAddress(step: number): string {
  return step === 1 ? firstStepsAddress : `${firstStepsAddress}?step=${step}`;
}

export function stepOf(field: ClubFieldName): number {
  return clubSteps.findIndex(({ fields }) => fields.some((one) => one === field)) + 1;
}
