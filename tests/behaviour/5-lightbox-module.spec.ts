import { lightboxFiles, lightboxOf, photoSwipeFile } from '../support/lightbox.ts';
import { expect, test } from '../support/under-test.ts';

test('5.1 lightbox module: a wrong module is an error at the click, and nothing else happens', async ({
  page,
}) => {
  const errors: string[] = [];
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => messages.push(message.text()));
  await page.route(`**${photoSwipeFile}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {}' }),
  );
  await page.goto('/demo/gallery');
  const address = page.url();
  const thumbnail = page.locator('a[data-pswp-width]').first();
  await thumbnail.scrollIntoViewIfNeeded();
  expect(errors).toEqual([]);
  await thumbnail.click();
  await expect.poll(() => errors).toEqual(['pswpModule is not valid']);
  await expect(lightboxOf(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  expect(messages).toEqual([]);
  // The page stays usable.
  await page.getByRole('link', { name: 'VfB' }).first().click();
  await expect(page).not.toHaveURL(address);
});

for (const file of lightboxFiles) {
  test(`8.7 lightbox: without ${file.replace(/.*\/|-[^-]*(?=\.\w+$)/g, '')} the link is followed, with one warning`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto('/demo/gallery');
    const thumbnail = page.locator('a[data-pswp-width]').first();
    const picture = await thumbnail.getAttribute('href');
    await thumbnail.click();
    await page.waitForURL(`**${picture}`);
    expect(warnings.filter((text) => text.includes('lightbox could not be loaded'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}
