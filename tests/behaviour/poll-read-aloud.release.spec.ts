import { expect, test, untilAppIsReady } from '../support/under-test.ts';

/** What a screen reader has to work with: the tree of roles, names and states that the browser gives it. */
test.describe('a ballot as a screen reader has it', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('question, rule, answers, choice, state and result, in German', async ({ page }) => {
    await page.goto('/vfbexpress');
    const main = page.getByRole('main');
    await expect(main).toMatchAriaSnapshot(`
      - heading "Was tragen wir morgen?" [level=1]
      - group /Was tragen wir morgen\\? Wähle eine Antwort/:
        - radio "Heim"
        - radio "Auswärts"
        - radio "Ausweich"
      - button "Abstimmen"
    `);
    await main.getByRole('radio', { name: 'Auswärts' }).check();
    await expect(main).toMatchAriaSnapshot(`
      - radio "Heim"
      - radio "Auswärts" [checked]
    `);
    await untilAppIsReady(page);
    await main.getByRole('button', { name: 'Abstimmen' }).click();
    // What changes is said by a region that was there before.
    await expect(main.getByRole('status').filter({ hasText: 'Gezählt.' })).toBeAttached();
    await expect(main).toMatchAriaSnapshot(`
      - list:
        - listitem: /\\d+ %/
    `);
  });

  test('a ballot of several answers, in English', async ({ page }) => {
    await page.goto('/en/vfbexpress-github-action-push-test');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "What’s on board?" [level=1]
      - group /Choose 2 to 4 answers/:
        - checkbox "A quiet coach"
        - checkbox "A coach for singing only"
      - button "Vote"
    `);
  });
});
