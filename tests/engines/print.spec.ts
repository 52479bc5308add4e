import { ghostscriptIsMissing, sheetsDrawnByGhostscript } from '../support/foreign-readers.ts';
import { type Sheet, sheetsOf } from '../support/paper.ts';
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
    const torn: string[] = [];
    let lengthsInAll = 0;
    for (const [index, sheet] of sheets.entries()) {
      const pixels = await pixelsOf([sheet]);
      const lengths = lengthsOf(pixels);
      lengthsInAll += lengths.length;
      const { width, height } = pixels;
      const edgesOf = ({ top, bottom, left, right }: (typeof lengths)[number]) =>
        [top === 0, bottom === height - 1, left === 0, right === width - 1].filter(Boolean).length;
      // On the first sheet the title's letters interrupt it, and lines of ground where it passes behind itself.
      const parts = index === 0 ? [lengths.reduce(joined)] : lengths;
      for (const part of parts)
        if (edgesOf(part) < 2) torn.push(`sheet ${index + 1}: ${JSON.stringify(part)}`);
    }
    expect(torn).toEqual([]);
    // At least one on each sheet on which a chapter begins.
    expect(lengthsInAll).toBeGreaterThan(8);
  });

  test('no sheet ends with a heading that little would have to follow', async ({ visitor }) => {
    test.skip(ghostscriptIsMissing !== undefined, ghostscriptIsMissing);
    for (const address of ['/demo/accordion', '/demo/rich-text']) {
      await visitor.open(address);
      await untilAlive(visitor);
      await visitor.run(writeHeadingsInMagenta);
      const printed = await visitor.print();
      test.skip(printed === undefined, 'Its driver prints nothing.');
      const sheets = await sheetsOf(printed ?? Buffer.alloc(0));
      // On the last sheet nothing has to follow.
      const lonely = sheets.slice(0, -1).flatMap((sheet, index) => (endsInMagenta(sheet) ? [index + 1] : []));
      expect(lonely, address).toEqual([]);
    }
  });
});

/** Runs in the page. Ghostscript can't extract text from Firefox's PDFs, but colours can be detected. */
function writeHeadingsInMagenta(): void {
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')) {
    // In a series of headlines, or as an entry's only text, nothing has to follow.
    const isOneOfMany = heading.closest('[data-block="headline"]:has(+ [data-block="headline"])');
    const isAll = heading.closest('li')?.textContent === heading.textContent;
    if (!isOneOfMany && !isAll) heading.style.setProperty('color', '#f0f', 'important');
  }
}

function endsInMagenta({ inked, pixels, width }: Sheet): boolean {
  const last = inked.at(-1);
  if (last === undefined) return false;
  const row = pixels.subarray((last - 1) * width * 3, (last + 1) * width * 3);
  return row.some(
    (value, at) => at % 3 === 0 && value > 200 && (row[at + 1] ?? 0) < 160 && (row[at + 2] ?? 0) > 200,
  );
}

type Length = ReturnType<typeof lengthsOf>[number];

function joined(one: Length, other: Length): Length {
  return {
    top: Math.min(one.top, other.top),
    bottom: Math.max(one.bottom, other.bottom),
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}
