import { describe, expect, it } from 'vitest';
import { matchesQuery } from './entry-filter.ts';

const heading = { title: 'Über\u00ADschrift', kind: 'headline', text: 'Sagt in wenigen Worten, was folgt.' };

describe('matchesQuery', () => {
  it.each(['', '  ', 'Über', 'uberschrift', 'ÜBERSCHRIFT', 'headline', 'worten was', 'folgt über'])(
    'means the headline by "%s"',
    (query) => {
      expect(matchesQuery(heading, query)).toBe(true);
    },
  );

  it.each(['galerie', 'über galerie', 'xyz'])('does not mean it by "%s"', (query) => {
    expect(matchesQuery(heading, query)).toBe(false);
  });

  it('takes ß for ss and the other way round', () => {
    expect(matchesQuery({ title: 'Fließtext' }, 'fliess')).toBe(true);
    expect(matchesQuery({ title: 'Fliesstext' }, 'fließ')).toBe(true);
  });
});
