import type { Block } from '#blocks/kinds.ts';
import { type ClubDetails, clubParts, missingFrom } from './club-details.ts';

/**
 * A page's blocks with the club's details filled in. What is missing is left out, and with it a block that has nothing
 * to say; only editors see such a block, and in it what is missing.
 */
export function withClubDetails(
  blocks: readonly Block[],
  club: ClubDetails,
  { forEditors }: { forEditors: boolean },
): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'club-details') return [block];
    const fields = clubParts[block.part];
    const known = Object.fromEntries(
      fields.flatMap((field) => (club[field] === undefined ? [] : [[field, club[field]]])),
    );
    const missing = forEditors ? missingFrom(club, fields) : [];
    if (Object.keys(known).length === 0 && missing.length === 0) return [];
    return [{ ...block, details: { club: known, missing } }];
  });
}

/** Whether a page is to say something of the club that has not been filled in. */
export function lacksClubDetails(blocks: readonly Block[], club: ClubDetails): boolean {
  return blocks.some(
    (block) => block.kind === 'club-details' && missingFrom(club, clubParts[block.part]).length > 0,
  );
}
