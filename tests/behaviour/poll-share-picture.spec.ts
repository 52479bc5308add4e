import sharp from 'sharp';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

async function sharedPicture(path: string): Promise<URL> {
  const html = await (await fetch(siteUrl() + path, { headers: { cookie: 'i18n_redirected=de' } })).text();
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return new URL(address);
}

test.describe('the picture of a shared poll', () => {
  for (const path of ['/', '/en', '/vfbexpress', '/vfbexpress-github-action-push-test']) {
    test(`${path} is shared with a picture that the site draws`, releaseUnless(path === '/'), async () => {
      const address = await sharedPicture(path);
      expect(address.pathname).toMatch(
        path === '/en' ? /^\/en\/polls\/.+\/share\.png$/ : /^\/polls\/.+\/share\.png$/,
      );
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const picture = sharp(await answer.arrayBuffer());
      expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
      const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const colorAt = (x: number, y: number) => {
        const start = (y * info.width + x) * info.channels;
        return [...data.subarray(start, start + 3)];
      };
      for (const x of [2, 1197]) expect(colorAt(x, 440)).toEqual([0xda, 0, 0x24]);
      const inked = Array.from({ length: 388 * 120 }, (_, index) =>
        colorAt((index % 120) * 10, Math.floor(index / 120)),
      );
      const share = inked.filter(([red = 255]) => red < 60).length / inked.length;
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.4);
    });
  }

  test('what a picture shows is said in the page’s language', release, async () => {
    const described = async (path: string) => {
      const answer = await fetch(siteUrl() + path, { headers: { cookie: 'i18n_redirected=de' } });
      return /<meta property="og:image:alt" content="([^"]+)"/.exec(await answer.text())?.[1];
    };
    expect(await described('/')).toBe('Abstimmung: „Wie breit?“ Zur Wahl stehen: Schmal, Klassisch, Breit.');
    expect(await described('/en')).toBe('Poll: “How wide?” The answers: Narrow, Classic, Wide.');
    expect(await described('/strategie')).toMatch(/^Die Wortmarke VfB steht auf/);
    expect(await described('/en/strategie')).toMatch(/^The VfB wordmark stands on/);
  });

  test(
    'another language, another question or an old address gives another picture or a short life',
    release,
    async () => {
      const [german, english, other] = await Promise.all(['/', '/en', '/vfbexpress'].map(sharedPicture));
      const pictures = await Promise.all(
        [german, english, other].map(async (address) => {
          const bytes = await (await fetch(address ?? '')).arrayBuffer();
          return Buffer.from(bytes).toString('base64');
        }),
      );
      expect(new Set(pictures).size).toBe(3);
      const outdated = await fetch(new URL('?v=000000000000', german));
      expect(outdated.status).toBe(200);
      expect(outdated.headers.get('cache-control')).not.toContain('immutable');
      expect((await fetch(`${siteUrl()}/polls/no-such-poll/share.png`)).status).toBe(404);
    },
  );
});
