import { LackingSite } from '../support/lacking-site.ts';
import { expect, siteUrl } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { headingOf, untilAlive } from './looking.ts';

const lacks = {
  'Web Animations': 'Reflect.deleteProperty(Element.prototype, "animate")',
  IntersectionObserver: 'Reflect.deleteProperty(window, "IntersectionObserver")',
};

inEveryEngine(() => {
  for (const [name, script] of Object.entries(lacks)) {
    test(`8.8 animation engine too old: without ${name} one warning, and nothing hidden`, async ({
      engine,
      running,
    }) => {
      test.skip(!engine.start, engine.missing ?? '');
      const site = new LackingSite(siteUrl(), script);
      const visitor = await (await running(engine)).visit(await site.listen());
      try {
        await visitor.open('/strategie');
        const motion = async () => (await visitor.problems()).filter((said) => said.includes('[motion]'));
        await expect.poll(motion).toHaveLength(1);
        expect((await motion())[0]).toContain(`[motion] Requires`);
        expect((await motion())[0]).toContain(name);
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
        // On each page it is said once, and nothing else is.
        expect(await visitor.problems()).toHaveLength(2);
      } finally {
        await visitor.leave();
        site.close();
      }
    });
  }
});
