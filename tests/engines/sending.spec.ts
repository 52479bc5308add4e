import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { addressOf, countOf, headingOf, shown, textOf, typedIn, untilAlive, untilEqual } from './looking.ts';
import type { Visitor } from './visitor.ts';

const notice = '[data-notice] p';
const firstForm = 'main form';

const saidIn = async (visitor: Visitor, selector: string) => String(await textOf(visitor, selector));

/** These drivers can't go offline, so the page is told that browser and network are gone, or back. */
const setNetwork = (visitor: Visitor, state: 'gone' | 'back') =>
  visitor.run((state) => {
    if (state === 'gone') {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
      const { fetch } = window;
      Object.assign(window, { realFetch: fetch });
      // Other requests still go through: their failures would be logged, and are tested elsewhere.
      window.fetch = (target, options) =>
        options?.method === 'HEAD'
          ? Promise.reject(new TypeError('There is no network.'))
          : fetch(target, options);
    } else {
      Reflect.deleteProperty(navigator, 'onLine');
      window.fetch = Reflect.get(window, 'realFetch');
    }
  }, state);

inEveryEngine(() => {
  test('votes: an answer is chosen, sent, counted, and remembered by the next document', async ({
    visitor,
  }) => {
    await visitor.open('/vfbexpress');
    await untilAlive(visitor);
    await visitor.run(() => document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]?.click());
    await visitor.click(`${firstForm} button[type="submit"]`);
    await untilEqual(async () => /Gezählt\./.test(await saidIn(visitor, 'main')), true);
    await visitor.open('/vfbexpress');
    await untilAlive(visitor);
    await untilEqual(async () => /Du hast schon/.test(await saidIn(visitor, 'main')), true);
  });

  test('forms: what is missing is told at the top, and what is put right goes out', async ({ visitor }) => {
    const text = `${firstForm} input[type="text"]`;
    const mail = `${firstForm} input[type="email"]`;
    const message = `${firstForm} textarea`;
    await visitor.open('/demo/form');
    await untilAlive(visitor);
    await visitor.click(`${firstForm} button[type="submit"]`);
    await untilEqual(async () => /Bitte sieh dir/.test(await saidIn(visitor, firstForm)), true);
    await visitor.type(text, 'Anna Beispiel');
    await visitor.type(mail, 'anna@example.org');
    await visitor.type(message, 'Wie breit?');
    expect(await typedIn(visitor, mail)).toBe('anna@example.org');
    await visitor.run((form) => {
      const choice = document.querySelector<HTMLSelectElement>(`${form} select`);
      if (!choice) return;
      choice.value = 'ring';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    }, firstForm);
    await visitor.click(`${firstForm} button[type="submit"]`);
    await untilEqual(async () => /Angekommen\./.test(await saidIn(visitor, 'main')), true);
  });

  test('8.4 offline: a link leaves the page as it is, says so, and is followed when the network is back', async ({
    visitor,
  }) => {
    await visitor.open('/strategie');
    // The offline notice is loaded in advance. A pending manifest request would log an error; prefetched pages are not
    // required.
    await untilEqual(
      () =>
        visitor.run(() => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
          return [/\/notice-messages\.[^/]*\.js$/, /\/builds\/meta\//].map((part) =>
            loaded.some((name) => part.test(name)),
          );
        }),
      [true, true],
    );
    await setNetwork(visitor, 'gone');
    await visitor.click(shown('footer a[href="/impressum"]'));
    await untilEqual(async () => /^Keine Verbindung\./.test(await saidIn(visitor, notice)), true);
    expect(await addressOf(visitor)).toBe('/strategie');
    await setNetwork(visitor, 'back');
    // Retries at once; the page may have reconnected and removed the notice by now.
    await visitor.run(() => document.querySelector<HTMLButtonElement>('[data-notice] button')?.click());
    await untilEqual(() => addressOf(visitor), '/impressum');
    await untilEqual(() => headingOf(visitor), 'Impressum');
    expect(await countOf(visitor, '[data-notice]')).toBe(0);
  });
});
