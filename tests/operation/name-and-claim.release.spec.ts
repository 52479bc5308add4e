import { expect } from '@playwright/test';
import { z } from 'zod';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the name and the claim are changed in the admin, and every page, picture and file says them', async ({
  page,
  operated: product,
  admin: editor,
}) => {
  test.slow();
  const textOf = async (path: string) => (await fetch(product.siteUrl + path)).text();
  const list = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) });
  await editor.request('POST', '/globals/brand?locale=de', {
    name: { styledLetter: 2 },
    _status: 'published',
  });
  const versions = await editor.request('GET', '/globals/brand/versions?sort=-createdAt&limit=1');
  const [{ id } = { id: '' }] = list.parse(await versions.json()).docs;
  await product.untilCurrent();
  const [picture = ''] = /\/polls\/[^"]+\/share\.png\?v=\w+/.exec(await textOf('/trikot-der-saison')) ?? [];
  const drawnBefore = Buffer.from(await (await fetch(product.siteUrl + picture)).arrayBuffer());
  await signInAtDesk(page, product);
  await openAtDesk(page, `${product.siteUrl}/admin/globals/brand?locale=de`);
  const name = page.locator('#field-name__text');
  const publish = page.getByRole('button', { name: 'Änderungen veröffentlichen' });
  await name.fill('SV <Nord>');
  await publish.click();
  await expect(page.getByText(/„<“ geht hier nicht/).first()).toBeVisible();
  expect(await textOf('/site.webmanifest')).not.toContain('Nord');

  await name.fill('SV Nord');
  await page.locator('#field-name__short').fill('SVN');
  await page.locator('#field-name__full').fill('Sportverein Nord');
  await page.locator('#field-name__styledLetter').fill('4');
  await page.locator('#field-claim').fill('Da geht was');
  const answered = page.waitForResponse(
    (answer) => /\/api\/globals\/brand\?/.test(answer.url()) && answer.request().method() === 'POST',
  );
  await publish.click();
  expect((await answered).status()).toBe(200);
  const english = await editor.request('POST', '/globals/brand?locale=en', {
    name: { letters: 'capitals', breaks: 'never' },
    claim: 'Something’s up',
    _status: 'published',
  });
  expect(english.status, await english.text()).toBe(200);
  await product.untilCurrent();

  for (const [address, claim] of [
    ['/strategie', 'Da geht was'],
    ['/en/strategie', 'Something’s up'],
    ['/gibt-es-nicht', 'Da geht was'],
    ['/en/gibt-es-nicht', 'Something’s up'],
  ] as const) {
    await page.goto(product.siteUrl + address);
    const mark = page.locator('header [data-wordmark] > span').first();
    expect(await mark.textContent()).toBe('SV Nord');
    expect(await mark.locator('[data-brand-letter]').textContent()).toBe('N');
    await expect(mark).toHaveCSS('text-transform', 'uppercase');
    await expect(mark).toHaveCSS('white-space', 'nowrap');
    await expect(page.locator('footer')).toContainText(claim);
    // Error pages' titles name the error.
    if (address.includes('gibt-es')) continue;
    await expect(page, address).toHaveTitle(/ SV Nord /);
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute('content', /^SV Nord /);
  }
  expect(JSON.parse(await textOf('/site.webmanifest'))).toMatchObject({ name: 'SV Nord', short_name: 'SVN' });
  expect(await textOf('/favicon.svg')).toContain('<title>SV Nord</title>');
  expect(await textOf('/brand/guidelines.md')).toMatch(
    /^# SV Nord: [\s\S]*Ausgeschrieben heißt er: Sportverein Nord\.[\s\S]*in Versalien[\s\S]*## Leitsatz\n\nDa geht was\n/,
  );
  expect(await textOf('/en/brand/guidelines.md')).toMatch(
    /^# SV Nord: [\s\S]*## Tagline\n\nSomething’s up\n/,
  );
  expect(await textOf('/llms.txt')).toMatch(
    /^# SV Nord – [\s\S]*Written out: Sportverein Nord\. Tagline: Something’s up\n/,
  );
  expect(await textOf('/brand/changes.atom')).toContain('SV Nord');
  expect(await textOf('/')).toContain('"alternateName":"Sportverein Nord"');
  expect(await textOf('/brand/tokens.gpl')).toContain('Name: SV Nord');
  const [later = ''] = /\/polls\/[^"]+\/share\.png\?v=\w+/.exec(await textOf('/trikot-der-saison')) ?? [];
  expect(later).not.toBe(picture);
  const drawn = Buffer.from(await (await fetch(product.siteUrl + later)).arrayBuffer());
  expect(drawn.equals(drawnBefore)).toBe(false);

  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" viewBox="0 0 60 20"><path d="M0 0h40v20H0z" fill="#111"/><path d="M40 0h20v20H40z" fill="#DA0024"/></svg>';
  const crest = await editor.request('POST', '/globals/brand?locale=de', {
    name: { styledLetter: 0 },
    marks: { wordmark: { master: drawing } },
    _status: 'published',
  });
  expect(crest.status, await crest.text()).toBe(200);
  await product.untilCurrent();
  for (const address of ['/strategie', '/en/gibt-es-nicht']) {
    await page.goto(product.siteUrl + address);
    const mark = page.locator('header [data-wordmark] img').first();
    await expect(mark).toHaveAttribute('alt', 'SV Nord');
    await expect(mark).toHaveAttribute('src', /\/brand\/\w+\/logos\/wordmark-on-white\.svg$/);
    expect(await mark.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(60);
    await expect(page.locator('[data-brand-letter]')).toHaveCount(0);
  }

  expect((await editor.request('POST', `/globals/brand/versions/${id}`)).status).toBe(200);
  const back = await editor.request('POST', '/globals/brand?locale=de', { _status: 'published' });
  expect(back.status, await back.text()).toBe(200);
  await product.untilCurrent();
  expect(await textOf('/strategie')).not.toContain('SV Nord');
  expect(await textOf('/brand/guidelines.md')).toContain('Der Name ist VfB.');
});
