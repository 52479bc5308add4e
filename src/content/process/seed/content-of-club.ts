import type { ClubName } from '#brand/clubs/clubs.ts';
import type { DemoContent } from './demo-content.ts';

/** Imported on demand: needed only for seeding. */
const contents: { readonly [Name in ClubName]: () => Promise<DemoContent> } = {
  first: async () => (await import('./first-content.ts')).firstContent(),
  second: async () => (await import('./second/second-content.ts')).secondContent,
};

export function contentOfClub(club: ClubName): Promise<DemoContent> {
  return contents[club]();
}
