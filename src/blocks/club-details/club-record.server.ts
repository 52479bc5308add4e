import type { Block } from '#blocks/kinds.ts';
import { type ClubDetails, clubParts, missingFrom } from './club-details.ts';

/**
 * Fills in the club's details. Empty fields are omitted, as is a block without any; only editors see such a block, with
 * what is missing.
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

export function lacksClubDetails(blocks: readonly Block[], club: ClubDetails): boolean {
  return blocks.some(
    (block) => block.kind === 'club-details' && missingFrom(club, clubParts[block.part]).length > 0,
  );
}
