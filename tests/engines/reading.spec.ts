import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { attributeOf, untilAlive, untilEqual } from './looking.ts';
import type { Visitor } from './visitor.ts';

/**
 * Marked elements that a reader misses: all, or only those in the window down to this part of its height. Below it
 * they may only be about to enter.
 */
const missed = (visitor: Visitor, downTo?: number) =>
  visitor.run((downTo) => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('[data-motion]')) {
      if (!element.checkVisibility()) continue;
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight * downTo && right > 0 && left < innerWidth;
      if (downTo > 0 && !isInWindow) continue;
      const { opacity, clipPath, transform } = getComputedStyle(element);
      const mark = element.getAttribute('data-motion') ?? '';
      const isSmall = mark === 'zoom' && new DOMMatrix(transform).a !== 1;
      if (opacity === '1' && !clipPath.includes('%') && !isSmall) continue;
      found.push(`${mark} at ${Math.round(left)}, ${Math.round(top)}: ${opacity}, ${clipPath}, ${transform}`);
      // What stands further along in a strip is seen by who draws the strip on.
      if (downTo === 0) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    return found;
  }, downTo ?? 0);

/** One window further down, as a key would; whether the end was there already. */
const scrollOn = (visitor: Visitor) =>
  visitor.run(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.75, behavior: 'instant' });
    return scrollY === before;
  });

inEveryEngine(() => {
  test('7.4 payload: the page is readable at once and becomes alive after the first key', async ({
    visitor,
  }) => {
    await visitor.open('/demo/accordion');
    await untilAlive(visitor);
    // A fault while React takes the page over would be on the console, which every test looks at in the end.
    expect(await attributeOf(visitor, 'html', 'data-motion-ready')).toBe('');
  });

  for (const path of ['/strategie', '/demo/gallery']) {
    test(`9.3, 9.5, 9.6 reading: nothing of ${path} stays hidden from who scrolls through it`, async ({
      visitor,
    }) => {
      await visitor.open(path);
      await untilEqual(() => attributeOf(visitor, 'html', 'data-motion-ready'), '');
      expect(await visitor.run(() => document.querySelectorAll('[data-motion]').length)).toBeGreaterThan(10);
      let isEnd: unknown = false;
      while (isEnd === false) {
        await untilEqual(() => missed(visitor, 0.75), []);
        isEnd = await scrollOn(visitor);
      }
      await untilEqual(() => missed(visitor), []);
    });
  }
});
