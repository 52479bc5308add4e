import { ghostscriptIsMissing, sheetsDrawnByGhostscript } from '../support/foreign-readers.ts';
import { leaveTheBandRed, lengthsOf, pixelsOf } from '../support/ring-pixels.ts';
import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { untilAlive } from './looking.ts';

inEveryEngine(() => {
  test('on paper no length of the ring begins or ends inside a sheet', async ({ visitor }) => {
    test.skip(ghostscriptIsMissing !== undefined, ghostscriptIsMissing);
    await visitor.open('/strategie');
    await untilAlive(visitor);
    await visitor.run(leaveTheBandRed);
    const printed = await visitor.print();
    test.skip(printed === undefined, 'Its driver prints nothing.');
    const sheets = sheetsDrawnByGhostscript(printed ?? Buffer.alloc(0), 1);
    expect(sheets.length).toBeGreaterThan(10);
    const torn: string[] = [];
    let lengthsInAll = 0;
    for (const [index, sheet] of sheets.entries()) {
      const pixels = await pixelsOf([sheet]);
      const lengths = lengthsOf(pixels);
      lengthsInAll += lengths.length;
      const { width, height } = pixels;
      const edgesOf = ({ top, bottom, left, right }: (typeof lengths)[number]) =>
        [top === 0, bottom === height - 1, left === 0, right === width - 1].filter(Boolean).length;
      // On the first sheet the title's letters cut it in two, and where it passes behind itself lines of ground do.
      const parts = index === 0 ? [lengths.reduce(joined)] : lengths;
      for (const part of parts)
        if (edgesOf(part) < 2) torn.push(`sheet ${index + 1}: ${JSON.stringify(part)}`);
    }
    expect(torn).toEqual([]);
    // On each sheet on which a chapter begins at least.
    expect(lengthsInAll).toBeGreaterThan(8);
  });
});

type Length = ReturnType<typeof lengthsOf>[number];

/** Both together, from edge to edge. */
function joined(one: Length, other: Length): Length {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}
