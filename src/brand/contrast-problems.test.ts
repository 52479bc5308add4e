import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brand } from './brand.ts';
import { contrastRatio } from './contrast.ts';
import { contrastProblems, nearestPassing } from './contrast-problems.server.ts';

describe('contrastProblems', () => {
  const pale = structuredClone(brand);
  pale.colors.ring.hex = '#FF4D6A';

  test('finds none in the record', () => {
    expect(contrastProblems(brand)).toEqual([]);
  });

  test.each(['#00573F', '#8A00B8', '#004D9D', '#7A263A'])(
    'finds none in a club whose colour is the dark %s',
    (hex) => {
      const dark = structuredClone(brand);
      dark.colors.ring.hex = hex;
      expect(contrastProblems(dark)).toEqual([]);
    },
  );

  test('names each pair of a colour that became too light, and where it is used', () => {
    const uses = contrastProblems(pale).map(
      ({ text, ground, usedFor }) => `${text}, ${ground}: ${usedFor.en}`,
    );
    expect(uses).toContain('ring, white: links and focus on White');
    expect(uses).toContain('ring, sand: links and focus on Sand');
    expect(uses).toContain('white, ring: type on Ring');
    expect(uses).not.toContain('ink, white: type on White');
  });

  test('offers a value that passes, of the colour that is being changed', () => {
    const problems = contrastProblems(pale, new Set(['ring']));
    expect(problems.map(({ mend }) => mend.color)).toEqual(problems.map(() => 'ring'));
    for (const { text, ground, atLeast, mend } of problems) {
      const other = pale.colors[text === 'ring' ? ground : text].hex;
      expect(contrastRatio(mend.nearest ?? '', other)).toBeGreaterThanOrEqual(atLeast);
    }
  });
});

describe('nearestPassing', () => {
  test('leaves alone what passes', () => {
    expect(nearestPassing('#DA0024', [{ from: '#FFFFFF', atLeast: 4.5 }])).toBe('#DA0024');
  });

  test('goes lighter on a dark ground and darker on a light one, and no further than needed', () => {
    expect(
      contrastRatio(nearestPassing('#808080', [{ from: '#17130F', atLeast: 7 }]) ?? '', '#17130F'),
    ).toBeCloseTo(7, 0);
    expect(
      contrastRatio(nearestPassing('#808080', [{ from: '#FFFFFF', atLeast: 4.5 }]) ?? '', '#FFFFFF'),
    ).toBeCloseTo(4.5, 0);
  });

  test('knows when there is none', () => {
    expect(nearestPassing('#808080', [{ from: '#777777', atLeast: 7 }])).toBeUndefined();
  });

  test('reaches 4.5 with any colour on any ground: black or white always does', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (text, ground) => {
        const found = nearestPassing(text, [{ from: ground, atLeast: 4.5 }]);
        return found !== undefined && contrastRatio(found, ground) >= 4.5;
      }),
      { numRuns: 200 },
    );
  });
});
