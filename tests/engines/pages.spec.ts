import { designKindNames } from '#blocks/kinds.ts';
import { expect } from '../support/under-test.ts';
import { inEveryEngine, reducedChromium, test } from './engine-test.ts';
import {
  addressOf,
  attributeOf,
  countOf,
  headingOf,
  shown,
  textOf,
  typedIn,
  untilAlive,
  untilEqual,
} from './looking.ts';

const titleOfIndex = `${designKindNames.length} Bausteine, ein Ring.`;

const linkTo = (path: string) => shown(`header nav li a[href="${path}"]`);
const languageSwitch = shown('a[data-language-switch]');

inEveryEngine(() => {
  test('2.1, 2.12 pages: a link leads to its page, Back to the one before, and the one before that', async ({
    visitor,
  }) => {
    await visitor.open('/impressum');
    await untilAlive(visitor);
    await visitor.click(linkTo('/strategie'));
    await untilEqual(() => addressOf(visitor), '/strategie');
    await untilEqual(() => headingOf(visitor), 'Der Ring bleibt.');
    await visitor.click(linkTo('/ds-index'));
    await untilEqual(() => addressOf(visitor), '/ds-index');
    await untilEqual(() => headingOf(visitor), titleOfIndex);
    await visitor.back();
    await untilEqual(() => addressOf(visitor), '/strategie');
    await untilEqual(() => headingOf(visitor), 'Der Ring bleibt.');
    await visitor.back();
    await untilEqual(() => addressOf(visitor), '/impressum');
    await untilEqual(() => headingOf(visitor), 'Impressum');
    expect(await countOf(visitor, shown('h1'))).toBe(1);
    // And it is usable: with or without a document load, links work and the app is there.
    await untilAlive(visitor);
    await visitor.click(linkTo('/ds-index'));
    await untilEqual(() => headingOf(visitor), titleOfIndex);
  });

  test('2.8, 4.4 scroll: a page loads to its end, the next one begins at its top, and Back leads to where it was', async ({
    visitor,
  }) => {
    const top = () => visitor.run(() => Math.round(scrollY));
    await visitor.open('/strategie');
    await untilEqual(() => visitor.run(() => document.documentElement.classList.contains('loading')), false);
    await untilAlive(visitor);
    await visitor.run(() => scrollTo({ top: 600, behavior: 'instant' }));
    await untilEqual(top, 600);
    // By script, because a driver would scroll to the link first.
    await visitor.run((link) => document.querySelector<HTMLElement>(link)?.click(), linkTo('/ds-index'));
    await untilEqual(() => headingOf(visitor), titleOfIndex);
    await untilEqual(top, 0);
    await visitor.back();
    await untilEqual(() => headingOf(visitor), 'Der Ring bleibt.');
    await untilEqual(top, 600);
  });

  test('2.12, 7.4 pages: one that was left while its app was loading becomes alive after Back', async ({
    visitor,
  }) => {
    await visitor.open('/strategie');
    // Pressing the mouse button is the first touch, and its link leads away.
    await visitor.click(linkTo('/ds-index'));
    await untilEqual(() => headingOf(visitor), titleOfIndex);
    await visitor.back();
    await untilEqual(() => headingOf(visitor), 'Der Ring bleibt.');
    await untilAlive(visitor);
  });

  test('2.12 typed values: what was typed is there again after leaving and coming back', async ({
    visitor,
  }) => {
    const [name, message] = [shown('main input[type="text"]'), shown('main textarea')];
    await visitor.open('/demo/form');
    await untilAlive(visitor);
    await visitor.type(name, 'Reihe 7');
    await visitor.type(message, 'Guten Tag');
    await untilEqual(() => typedIn(visitor, message), 'Guten Tag');
    await visitor.click(linkTo('/ds-index'));
    await untilEqual(() => headingOf(visitor), titleOfIndex);
    await visitor.back();
    await untilEqual(() => headingOf(visitor), 'Formular');
    await untilEqual(() => typedIn(visitor, name), 'Reihe 7');
    await untilEqual(() => typedIn(visitor, message), 'Guten Tag');
    // Still there and editable after hydration.
    await untilAlive(visitor);
    await visitor.type(message, '!');
    await untilEqual(
      async () => [await typedIn(visitor, name), await typedIn(visitor, message)],
      ['Reihe 7', 'Guten Tag!'],
    );
  });

  test('2.2 locale prefix: the language switch keeps page, query and hash', async ({ visitor }) => {
    const heading = async () => [await attributeOf(visitor, 'html', 'lang'), await headingOf(visitor)];
    await visitor.open('/strategie?a=1#x');
    await untilAlive(visitor);
    await visitor.click(languageSwitch);
    await untilEqual(() => addressOf(visitor), '/en/strategie?a=1#x');
    await untilEqual(heading, ['en', 'The ring holds.']);
    await untilAlive(visitor);
    await visitor.click(languageSwitch);
    await untilEqual(() => addressOf(visitor), '/strategie?a=1#x');
    await untilEqual(heading, ['de', 'Der Ring bleibt.']);
  });

  test('2.9, 2.10 error pages: an unknown address says what is missing, and its link leads home', async ({
    visitor,
  }) => {
    await visitor.open('/gibt-es-nicht?x=1#y');
    const message = () => textOf(visitor, '[data-error-message]');
    await untilEqual(message, 'Page not found: /gibt-es-nicht?x=1#y');
    expect(await headingOf(visitor)).toBe('Diese Seite gibt es nicht.');
    expect(await addressOf(visitor)).toBe('/gibt-es-nicht?x=1#y');
    expect(await textOf(visitor, '[data-error-status]')).toBe('404');
    expect(await attributeOf(visitor, '[data-error-variant]', 'data-error-variant')).toBe('not-found');
    await visitor.click('main a[href="/"]');
    await untilEqual(() => addressOf(visitor), '/');
    await untilEqual(() => countOf(visitor, '[data-error-variant]'), 0);
    await untilAlive(visitor);
    expect(await countOf(visitor, shown('main h1'))).toBe(1);
    expect(await attributeOf(visitor, 'html', 'lang')).toBe('de');
  });
});

test.describe('what the reduced Chromium lacks', () => {
  test.use({ engine: reducedChromium });

  test('9.2 idle fallback: neither it nor the other newer features are found', async ({ visitor }) => {
    await visitor.open('/impressum');
    const found = await visitor.run(() => [
      'navigation' in window,
      'Navigation' in window,
      'startViewTransition' in document,
      'requestIdleCallback' in window,
      CSS.supports('animation-timeline', 'view()'),
    ]);
    expect(found).toEqual([false, false, false, false, false]);
  });
});
