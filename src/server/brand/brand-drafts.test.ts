import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand } from '#brand/brand.ts';
import { identitySubject, signPreview } from '#pages/preview-token.ts';
import { ContentBackend, databasesOfSuite } from '../../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

const linkToColors = {
  blockType: 'buttons',
  version: 1,
  items: [{ link: { label: 'Farben', href: '/farben#da' } }],
} as const;

describe.each(databasesOfSuite)('a draft of the identity, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  const { editor } = backend;
  let site: SiteOfContent;

  beforeAll(async () => {
    await backend.provideSettings();
    for (const path of ['/farben', '/'])
      await backend.payload.create({
        collection: 'pages',
        locale: 'de',
        data: {
          path,
          title: path === '/' ? 'Start' : 'Farben',
          layout: 'default',
          blocks: [
            { blockType: 'headline', title: 'Farben', anchor: 'da', version: 1 },
            { blockType: 'color-values', version: 1 },
            ...(path === '/' ? [linkToColors] : []),
          ],
          _status: 'published',
        },
      });
    site = await SiteOfContent.start(backend);
    await site.untilCurrent();
  });

  afterAll(() => site.end());

  const token = () => signPreview(identitySubject, secrets.PREVIEW_SECRET, Date.now());
  const save = (values: object) => editor('POST', '/globals/brand?locale=de&draft=true', values);

  test('is shown on published pages to whoever has a token, and nowhere else', async () => {
    await save({ colors: { ring: { hex: '#FF6B6B' } }, claim: 'Ganz neu' });
    const own = token();
    const answer = await fetch(`${site.url}/?identity=${own}`);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('Entwurf der Identität');
    expect(html).toContain('Ganz neu');
    expect(html).toContain('#FF6B6B');
    expect(html).toContain(`href="/farben?identity=${own}#da"`);
    expect(html).not.toContain('_payload.js');
    const [stylesheet = ''] = /\/brand\/draft\.css\?identity=[^"]+/.exec(html) ?? [];
    expect(await (await fetch(site.url + stylesheet)).text()).toContain('--color-ring: #ff6b6b;');

    const published = await (await fetch(`${site.url}/`)).text();
    expect(published).not.toContain('#FF6B6B');
    expect(published).toContain(brand.claim.de);
    for (const wrong of [
      '',
      '1.x',
      signPreview({ path: '/', locale: 'de' }, secrets.PREVIEW_SECRET, Date.now()),
    ]) {
      expect(await (await fetch(`${site.url}/?identity=${wrong}`)).text()).not.toContain('#FF6B6B');
      expect((await fetch(`${site.url}/brand/draft.css?identity=${wrong}`)).status).toBe(404);
    }
    expect((await fetch(`${site.url}/gibt-es-nicht?identity=${own}`)).status).toBe(404);
  });

  test('that is unfinished says so', async () => {
    await save({ colors: { ring: { share: 90 } } });
    const answer = await fetch(`${site.url}/?identity=${token()}`);
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('noch nicht fertig');
  });
});
