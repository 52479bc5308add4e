import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { attributeOf, untilAlive, untilEqual } from './looking.ts';
import type { Visitor } from './visitor.ts';

/**
 * Marked elements that are invisible: all, or those down to this part of the window's height, because lower ones may be
 * about to enter.
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
      // In a horizontal strip, the reader has to scroll it.
      if (downTo === 0) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    }
    return found;
  }, downTo ?? 0);

const scrollOn = (visitor: Visitor) =>
  visitor.run(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight * 0.75, behavior: 'instant' });
    return scrollY === before;
  });

/** Runs in the page: scrolls until the first parallax block has reached this progress. */
function bringTo(progress: number): string {
  const moving = document.querySelector('[data-motion="parallax"]');
  if (!moving) return 'nothing moves';
  const { top, height } = moving.getBoundingClientRect();
  const moved = new DOMMatrix(getComputedStyle(moving).transform).f;
  const left = Math.round(top - moved - innerHeight + progress * (innerHeight + height));
  scrollBy({ top: left, behavior: 'instant' });
  return Math.abs(left) <= 1 ? 'there' : `${left} px to go`;
}

/** Runs in the page: its vertical offset in px. */
function movedBy(): number {
  const moving = document.querySelector('[data-motion="parallax"]');
  return moving ? new DOMMatrix(getComputedStyle(moving).transform).f : Number.NaN;
}

inEveryEngine(() => {
  test('7.4 payload: the page is readable at once and becomes alive after the first key', async ({
    visitor,
  }) => {
    await visitor.open('/demo/accordion');
    await untilAlive(visitor);
    // Hydration errors would be logged to the console, which is checked after every test.
    expect(await attributeOf(visitor, 'html', 'data-motion-ready')).toBe('');
  });

  test('1.3 smooth scrolling: a notch of the wheel moves on from frame to frame and ends exactly', async ({
    visitor,
  }) => {
    await visitor.open('/strategie');
    await untilEqual(() => visitor.run(() => document.documentElement.classList.contains('lenis')), true);
    // Drivers differ in wheel events, so this dispatches one.
    await visitor.run(() => {
      const positions: number[] = [];
      // Each frame counts as 20 ms, so that the result doesn't depend on speed.
      let now = Number(document.timeline.currentTime);
      const nextFrame = requestAnimationFrame.bind(window);
      const note = () => {
        now += 20;
        if (scrollY !== positions.at(-1)) positions.push(scrollY);
        nextFrame(note);
      };
      nextFrame(note);
      Object.assign(window, {
        positions,
        requestAnimationFrame: (callback: FrameRequestCallback) => nextFrame(() => callback(now)),
      });
      document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    });
    await untilEqual(() => visitor.run(() => scrollY), 100);
    const between = await visitor.run(() => {
      const positions: unknown = Reflect.get(window, 'positions');
      return Array.isArray(positions) ? positions.filter((at) => at > 0 && at < 100).length : 0;
    });
    expect(between).toBeGreaterThan(20);
  });

  test('9.4 parallax: what moves is as far below its place early on its way as it is above it late', async ({
    visitor,
  }) => {
    await visitor.open('/strategie');
    await untilEqual(() => attributeOf(visitor, 'html', 'data-motion-ready'), '');
    const distanceAt = async (progress: number) => {
      // The content above may still grow.
      await untilEqual(() => visitor.run(bringTo, progress), 'there');
      return Number(await visitor.run(movedBy));
    };
    const untilAt = (progress: number, wanted: number) =>
      expect(async () => expect(Math.abs((await distanceAt(progress)) - wanted)).toBeLessThan(2)).toPass();
    await untilAt(0.5, 0);
    await expect(async () => expect(Math.abs(await distanceAt(0.25))).toBeGreaterThan(5)).toPass();
    await untilAt(0.75, -(await distanceAt(0.25)));
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
