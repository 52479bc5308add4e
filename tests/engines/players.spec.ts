import { expect } from '../support/under-test.ts';
import { inEveryEngine, test } from './engine-test.ts';
import { attributeOf, untilAlive, untilEqual } from './looking.ts';

const film = '[data-player][data-kind="film"]';

inEveryEngine(() => {
  test('players: a film has our controls, and plays or says that it can’t', async ({ visitor }) => {
    await visitor.open('/demo/media');
    await untilAlive(visitor);
    await visitor.run((film) => document.querySelector(film)?.scrollIntoView({ block: 'center' }), film);
    await untilEqual(() => attributeOf(visitor, film, 'data-player'), 'own');
    expect(await attributeOf(visitor, `${film} video`, 'controls')).toBe(null);
    await visitor.click(`${film} button`);
    // The formats that an engine plays depend on the machine's codecs.
    await untilEqual(
      () =>
        visitor.run((film) => {
          const player = document.querySelector(film);
          const video = player?.querySelector('video');
          return (video?.currentTime ?? 0) > 0 || player?.querySelector('[role="alert"]') !== null;
        }, film),
      true,
    );
  });
});
