import { inOrderOf } from '../../src/polls/random-order.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { answers, ballotPath, ballotStatus, castBallot, openBallot, voteButton } from '../support/ballot.ts';
import { withProps } from '../support/payload-module.ts';
import { release } from '../support/suite.ts';
import { expect, test } from '../support/under-test.ts';
import { openChangedPoll, storedByVoting, VotingApi } from '../support/voting-api.ts';

test('a poll opens by itself, and counts down until then', release, async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openChangedPoll(page, ballotPath, { opensAt: new Date(Date.now() + 5000).toISOString() });
  await expect(page.getByRole('timer')).toHaveText(/00:00:0\d/);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(ballotStatus(page)).toContainText('Jetzt kannst du abstimmen.', { timeout: 10_000 });
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  expect(api.votes).toHaveLength(1);
});

const hour = 3_600_000;

for (const days of [3, -3]) {
  test(`a device clock that is wrong by ${days} days neither opens nor closes a poll`, async ({
    page,
    context,
  }) => {
    await VotingApi.at(context);
    await page.clock.install({ time: Date.now() + days * 24 * hour });
    await openChangedPoll(page, ballotPath, { opensAt: new Date(Date.now() + hour).toISOString() });
    await expect(page.getByRole('timer')).toHaveText(/00:59:/);
    await expect(page.getByRole('radio').first()).toBeDisabled();
    const closesAt = new Date(Date.now() + 48 * hour).toISOString();
    await openChangedPoll(page, `/en${ballotPath}`, { closesAt, resultsShown: 'always' });
    await castBallot(page);
    await expect(ballotStatus(page)).toContainText('Counted.');
  });
}

test('a ranking: by finger in order, with undo; places given twice are pointed out; by lists too', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  api.results = { state: 'open', total: 5, counts: { 1: 18, 2: 14, 3: 10, 4: 8 } };
  await openChangedPoll(page, ballotPath, { method: 'ranking', options: answers });
  const lists = page.getByRole('combobox');
  await page.getByText('Antwort 3', { exact: true }).click();
  // The voting script loads on first touch; a fast visitor uses the plain list.
  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.getByText('Antwort 3', { exact: true }).click();
    await expect(lists.nth(2)).toHaveValue('1', { timeout: 200 });
  }).toPass();
  await expect(ballotStatus(page)).toContainText('Platz 1 gegeben: Antwort 3.');
  await page.getByText('Antwort 1', { exact: true }).click();
  await expect(lists.nth(0)).toHaveValue('2');
  await page.getByRole('button', { name: 'Platz 2 zurücknehmen' }).click();
  await expect(lists.nth(0)).toHaveValue('');
  await lists.nth(0).selectOption('1');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Platz 1 hast du zweimal vergeben.' }),
  ).toBeVisible();
  await voteButton(page).click();
  expect(api.votes).toEqual([]);
  await lists.nth(0).selectOption('2');
  await lists.nth(1).selectOption('3');
  await lists.nth(3).selectOption('4');
  await voteButton(page).click();
  await expect(page.getByText('18 Punkte', { exact: true })).toBeVisible();
  expect(api.votes[0]?.vote.choices).toEqual(['3', '1', '2', '4']);
});

test('with a code and a consent: both are asked for, and the code is never kept', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  const says = 'Diesen Code gibt es nicht.';
  api.refusals = [{ status: 422, code: 'code', message: says }];
  await openChangedPoll(page, ballotPath, { integrity: 'code', consent: 'Ich bin Mitglied.' });
  await page.getByRole('radio').first().check();
  await voteButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hier fehlt dein Code.' })).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Dein Code' });
  await expect(code).toBeFocused();
  await code.fill('abcd-efgh');
  await page.getByRole('checkbox', { name: 'Ich bin Mitglied.' }).check();
  await voteButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
  await expect(code).toHaveValue('abcd-efgh');
  await expect(code).toBeFocused();
  await voteButton(page).click();
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  expect(api.votes[1]?.vote).toMatchObject({ code: 'abcd-efgh', consent: true });
  expect(JSON.stringify(await storedByVoting(page))).not.toContain('abcd-');
});

test(
  'with a calculation: the challenge is solved ahead by a worker of the site’s own',
  release,
  async ({ page, context }) => {
    const api = await VotingApi.at(context);
    await openChangedPoll(page, ballotPath, { integrity: 'work' });
    expect(api.challenges).toBe(0);
    await page.getByRole('radio').first().check();
    await expect.poll(() => api.challenges).toBe(1);
    await voteButton(page).click();
    await expect(ballotStatus(page)).toContainText('Gezählt.');
    const proof: unknown = JSON.parse(Buffer.from(api.votes[0]?.vote.proof ?? '', 'base64').toString());
    expect(proof).toMatchObject({
      challenge: { parameters: { keyPrefix: '0' } },
      solution: { derivedKey: expect.stringMatching(/^0/) },
    });
  },
);

test('a refused proof is calculated again', release, async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 422, code: 'proof' }];
  await openChangedPoll(page, ballotPath, { integrity: 'work' });
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  expect(api.votes).toHaveLength(2);
  expect(api.votes[0]?.vote.proof).not.toBe(api.votes[1]?.vote.proof);
});

test('a random order that the server has drawn stays when the ballot wakes', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  const seed = 5;
  let wanted: string[] = [];
  await page.route(`**${ballotPath}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const answers = html.match(/<label.*?<\/label>/gs) ?? [];
    const drawn = inOrderOf(answers, seed);
    wanted = drawn.map((label) => /value="([^"]*)"/.exec(label)?.[1] ?? '');
    const body = withProps(
      html.replace(/<label.*?<\/label>/gs, () => drawn.shift() ?? ''),
      'ballot',
      (props) => ({
        ...props,
        poll: Object.assign({}, props.poll, { randomOrder: true }),
        facts: { state: 'open', order: seed },
      }),
    );
    await route.fulfill({ response: answer, body });
  });
  await openBallot(page);
  const shown = page.getByRole('radio');
  expect(await shown.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual(
    wanted,
  );
  expect(noise).toEqual([]);
});

test.describe(() => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
  for (const [name, change] of [
    ['that counts down', { opensAt: '2999-01-01T00:00:00.000Z' }],
    [
      'that is closed, with its result',
      { closesAt: '2026-02-01T00:00:00.000Z', options: answers, method: 'rating' },
    ],
    ['with a result below', { resultsShown: 'always', resultsAs: 'both', options: answers }],
    ['with a code and a consent', { integrity: 'code', consent: 'Ja.' }],
    ['to rank', { method: 'ranking', options: answers }],
  ] as const) {
    test(`axe finds nothing on a ballot ${name}`, async ({ page, context }) => {
      const api = await VotingApi.at(context);
      api.results = { state: 'open', total: 4, counts: { 1: 1, 4: 3 } };
      await openChangedPoll(page, ballotPath, change);
      if ('closesAt' in change || 'resultsShown' in change)
        await expect(page.getByText(/^4 Stimmzettel/)).toBeVisible();
      await addAxe(page);
      // The previous page is kept hidden before it, so axe takes the skip link for content.
      const found = await axeViolations(page);
      expect(found.filter((violation) => !violation.startsWith('region:'))).toEqual([]);
    });
  }
});
