import { shownPage } from '../support/navigation.ts';
import { accepted, PollUnderTest, randomToken } from '../support/test-polls.ts';
import { expect, siteUrl, test, untilAwake } from '../support/under-test.ts';

for (const { address, poll: key, answers, vote, counted } of [
  { address: '/', poll: 'breite', answers: [1], vote: 'Abstimmen', counted: 'Gezählt.' },
  {
    address: '/en/vfbexpress-github-action-push-test',
    poll: 'express',
    answers: [0, 2],
    vote: 'Vote',
    counted: 'Counted.',
  },
] as const) {
  test.describe(address, () => {
    test.use({
      locale: address.startsWith('/en') ? 'en-GB' : 'de-DE',
      viewport: { width: 390, height: 844 },
    });

    test('a vote is counted for good, and the result follows what others vote', async ({ page }) => {
      const poll = await PollUnderTest.find(siteUrl(), key);
      const ballots = async () => {
        const { accepted: count }: { accepted: number } = await (await fetch(`${poll.address}/audit`)).json();
        return count;
      };
      await page.goto(address);
      // Before hydration the vote would use the plain form, which has its own tests.
      await untilAwake(page);
      const inputs = page.locator('form fieldset input');
      for (const answer of answers) await inputs.nth(answer).check();
      const before = await ballots();
      await page.getByRole('button', { name: vote, exact: true }).click();
      await expect(page.getByText(counted).first()).toBeVisible({ timeout: 20_000 });
      // Focus moved from the button to the heading of what replaced the ballot.
      if (key === 'breite') {
        const heading = page.locator('main [data-result] h1');
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
      }
      expect(await ballots()).toBeGreaterThan(before);
      const total = async () => {
        const text = await shownPage(page).locator('main').innerText();
        return Number(/\d+(?= Stimmzettel)|(?<=Ballots: )\d+/.exec(text)?.[0] ?? 0);
      };
      const seen = await total();
      // Another voter uses the plain form: the figure updates without a reload.
      const other = await fetch(`${siteUrl()}/polls/${poll.id}/vote`, {
        method: 'POST',
        body: new URLSearchParams(poll.choices(...answers).map((choice) => ['choice', choice])),
      });
      if (key === 'breite') {
        expect(other.status).toBe(200);
        accepted(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
        await expect.poll(total, { timeout: 20_000 }).toBeGreaterThan(seen);
      } else {
        // With proof of work there is no voting without script.
        expect(other.status).toBe(403);
      }
    });
  });
}
