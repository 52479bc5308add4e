import { LackingSite } from '../support/lacking-site.ts';
import { expect, siteUrl } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { headingOf, untilAlive, untilEqual } from './looking.ts';
import type { Visitor } from './visitor.ts';

const lacks = {
  'Web Animations': 'Reflect.deleteProperty(Element.prototype, "animate")',
  IntersectionObserver: 'Reflect.deleteProperty(window, "IntersectionObserver")',
};

/** Some drivers miss messages during loading. */
const hearing = 'window.warned = []; console.warn = (...words) => window.warned.push(words.join(" "))';

const warned = (visitor: Visitor) => visitor.run((): unknown => Reflect.get(window, 'warned'));

inEveryEngine(() => {
  for (const [name, script] of Object.entries(lacks)) {
    test(`8.8 animation engine too old: without ${name} one warning, and nothing hidden`, async ({
      engine,
      running,
    }) => {
      test.skip(!engine.start, engine.missing ?? '');
      const site = new LackingSite(siteUrl(), `${hearing}; ${script}`);
      const visitor = await (await running(engine)).visit(await site.listen());
      try {
        await visitor.open('/strategie');
        const told = `[motion] Requires ${name}, which this browser lacks. The page stays still.`;
        await untilEqual(() => warned(visitor), [told]);
        const hidden = await visitor.run(() =>
          [...document.querySelectorAll('[data-motion]')]
            .map((element) => getComputedStyle(element))
            .filter(
              ({ opacity, transform, clipPath }) =>
                opacity !== '1' || transform !== 'none' || clipPath.includes('100%'),
            )
            .map(({ opacity, transform, clipPath }) => `${opacity} ${transform} ${clipPath}`),
        );
        expect(hidden).toEqual([]);
        await visitor.open('/demo/media');
        await untilAlive(visitor);
        expect(await headingOf(visitor)).toBeTruthy();
        expect(await warned(visitor)).toEqual([told]);
        expect((await visitor.problems()).filter((said) => said !== told)).toEqual([]);
      } finally {
        await visitor.leave();
        site.close();
      }
    });
  }
});
