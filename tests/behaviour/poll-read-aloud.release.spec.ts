import { expect, test, untilAwake } from '../support/under-test.ts';

/** Tests a ballot through the browser's accessibility tree: roles, names and states. */
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
    await untilAwake(page);
    await main.getByRole('button', { name: 'Abstimmen' }).click();
    // Live regions must exist before they change.
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
