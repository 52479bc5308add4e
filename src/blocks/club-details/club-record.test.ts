import { describe, expect, it } from 'vitest';
import { resolveBlocks } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { clubFieldNames, clubParts, missingFrom } from './club-details.ts';
import { lacksClubDetails, withClubDetails } from './club-record.server.ts';

const blocks = resolveBlocks(
  [
    { blockType: 'headline', id: '1', version: 1, title: 'Impressum' },
    { blockType: 'club-details', id: '2', version: 1, title: 'Angaben', part: 'provider' },
    { blockType: 'club-details', id: '3', version: 1, part: 'processors' },
  ],
  { locale: 'de', kindIndex: [], brand, frameHosts: [] },
);
const full = Object.fromEntries(clubFieldNames.map((field) => [field, `Hier: ${field}`]));
const detailsOf = (shown: ReturnType<typeof withClubDetails>) =>
  shown.flatMap((block) => (block.kind === 'club-details' ? [block.details] : []));

describe('the club’s details on a page', () => {
  it('are all there once they are filled in, each part with its own', () => {
    const [provider, processors] = detailsOf(withClubDetails(blocks, full, { forEditors: true }));
    expect(Object.keys(provider?.club ?? {})).toEqual(clubParts.provider);
    expect(processors).toEqual({ club: { host: 'Hier: host' }, missing: [] });
  });

  it('leave out what is empty, and a block that has nothing to say', () => {
    const shown = withClubDetails(blocks, { name: 'FC Beispiel' }, { forEditors: false });
    expect(shown.map(({ id }) => id)).toEqual(['1', '2']);
    expect(detailsOf(shown)).toEqual([{ club: { name: 'FC Beispiel' }, missing: [] }]);
  });

  it('tell editors, and nobody else, what is missing', () => {
    const [provider, processors] = detailsOf(withClubDetails(blocks, { name: 'x' }, { forEditors: true }));
    expect(provider?.missing).toEqual([
      'address',
      'representatives',
      'email',
      'phone',
      'register',
      'responsible',
    ]);
    expect(processors?.missing).toEqual(['host']);
    expect(JSON.stringify(withClubDetails(blocks, {}, { forEditors: false }))).not.toContain('club-details');
  });

  it('are complete without what not every club has', () => {
    const { vatId, businessId, supervision, privacyAuthority, ...necessary } = full;
    expect(missingFrom(necessary)).toEqual([]);
  });

  it('are lacking on a page until what its parts show is there', () => {
    const { host, ...withoutHost } = full;
    const { vatId, ...necessary } = full;
    expect(lacksClubDetails(blocks, withoutHost)).toBe(true);
    expect(lacksClubDetails(blocks.slice(0, 2), withoutHost)).toBe(false);
    expect(lacksClubDetails(blocks, necessary)).toBe(false);
    expect(lacksClubDetails(blocks.slice(0, 1), {})).toBe(false);
  });
});
