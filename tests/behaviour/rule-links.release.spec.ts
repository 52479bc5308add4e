import { expect, test, untilAwake } from '../support/under-test.ts';

const gap = '/demo/specimen#rule-right-gap';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the address of a rule leads to it, and it is framed', async ({ page }) => {
      for (const [address, words] of [
        [gap, 'Das Band hat keine Lücke'],
        ['/en/ds-index#rule-contrast-white-ink', 'Ink on White'],
        ['/en/demo/specimen#rule-space-section', 'Above and below'],
      ] as const) {
        await page.goto(address);
        const rule = page.locator(':target');
        await expect(rule).toContainText(words);
        await expect(rule).toBeInViewport();
        await expect(rule).not.toHaveCSS('outline-style', 'none');
        const link = rule.getByRole('link', { name: /rule|Regel/ });
        await expect(link).toHaveAttribute('href', new URL(address, 'http://x').hash);
      }
    });
  });
}

test('a rule’s link copies itself by a key, without what the address had besides, and says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ds-index?identity=nobody#rule-color-sand');
  const link = page.getByRole('link', { name: 'Link zu dieser Regel: Sand', exact: true });
  await link.focus();
  await untilAwake(page);
  await link.press('Enter');
  await expect(page.getByText('Der Link ist kopiert.')).toBeAttached();
  await expect(link).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/ds-index#rule-color-sand`);
});

test('where nothing may be copied, the address bar has the link, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/en/ds-index');
  const link = page.getByRole('link', { name: 'Link to this rule: Sand', exact: true });
  await link.focus();
  await untilAwake(page);
  await link.click();
  await expect(page.getByText('The link is in the address bar now.')).toBeVisible();
  await expect(page).toHaveURL(/#rule-color-sand$/);
});

test('the finder answers what an address asks, and what is chosen in it has one', async ({ page }) => {
  await page.goto('/demo/logo-finder#rule-logo-embroidery');
  await untilAwake(page);
  await expect(page.getByRole('radio', { name: 'Stickerei' }).first()).toBeChecked();
  await expect(page.getByText('Mindestens 18 Millimeter hoch').first()).toBeVisible();
  await page.getByText('LED-Wand').first().click();
  await expect(page.getByRole('link', { name: 'Link zu dieser Regel: LED-Wand' })).toHaveAttribute(
    'href',
    '#rule-logo-led',
  );
  await page.getByText('Druck', { exact: true }).first().click();
  await page.getByText('Nacht', { exact: true }).first().click();
  await expect(page).toHaveURL(/\/demo\/logo-finder\?logo=print&on=night$/);
  await page.reload();
  await untilAwake(page);
  await expect(page.getByRole('radio', { name: 'Druck' }).first()).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Nacht' }).first()).toBeChecked();
});

test('the search of the index leads to a rule', async ({ page }) => {
  await page.goto('/ds-index');
  const search = page.getByRole('searchbox');
  await search.focus();
  await untilAwake(page);
  await search.fill('keine lücke');
  await search.press('Enter');
  await page.waitForURL(`**${gap}`);
  await expect(page.locator('#rule-right-gap')).toBeInViewport();
});
