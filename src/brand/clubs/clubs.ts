import type { WrittenBrand } from '#brand/record/brand-record.ts';
import { firstClub } from './first-club.ts';
import { secondClub } from './second-club.ts';

/** The built-in clubs, by their value of the setting CLUB. */
export const clubs = { first: firstClub, second: secondClub } satisfies Record<string, WrittenBrand>;

export type ClubName = keyof typeof clubs;

export function isClubName(name: unknown): name is ClubName {
  return typeof name === 'string' && Object.hasOwn(clubs, name);
}
