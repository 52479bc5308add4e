import { addAxe, axeViolations } from '../support/axe.ts';
import { ballotPath, ballotStatus, castBallot, openBallot, voteButton } from '../support/ballot.ts';
import { release, releaseUnless } from '../support/suite.ts';
import { expect, test, untilAwake } from '../support/under-test.ts';
import { receipt, storedByVoting, VotingApi } from '../support/voting-api.ts';

const inLanguages = [
  {
    address: ballotPath,
    vote: 'Abstimmen',
    counted: 'Gezählt.',
    receipt: 'Quittung',
    already: 'Du hast schon',
  },
  {
    address: `/en${ballotPath}`,
    vote: 'Vote',
    counted: 'Counted.',
    receipt: 'Receipt',
    already: 'You have already voted.',
  },
] as const;

for (const texts of inLanguages) {
  test(
    `${texts.address}: a vote is counted, and remembered after reload, in a second tab and after Back`,
    releaseUnless(texts.address === '/vfbexpress'),
    async ({ page, context }) => {
      const api = await VotingApi.at(context);
      await openBallot(page, texts.address);
      await page.getByRole('radio').nth(1).check();
      expect(api.votes).toEqual([]);
      expect(await storedByVoting(page)).toEqual({});
      const other = await context.newPage();
      await openBallot(other, texts.address);
      await page.getByRole('button', { name: texts.vote, exact: true }).click();
      await expect(ballotStatus(page)).toContainText(texts.counted);
      await expect(page.getByText(texts.receipt, { exact: true })).toBeVisible();
      await page.getByText(texts.receipt, { exact: true }).click();
      await expect(page.getByText(receipt)).toBeVisible();
      expect(api.votes).toHaveLength(1);
      const [sent] = api.votes;
      expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
      // An open poll needs no token.
      expect(sent?.vote.device).toBeUndefined();
      expect(sent?.language).toContain(texts.address.startsWith('/en') ? 'en' : 'de');

      const [kept] = Object.values(await storedByVoting(page));
      expect(Object.keys(JSON.parse(kept ?? '{}')).sort()).toEqual(
        ['choices', 'device', 'key', 'receipt', 'state', 'view'].sort(),
      );

      // In the other tab, an untouched ballot learns of it on first touch.
      await other.getByRole('radio').first().focus();
      await expect(ballotStatus(other)).toContainText(texts.already);
      await openBallot(page, texts.address);
      await expect(ballotStatus(page)).toContainText(texts.already);
      await expect(page.getByRole('radio').nth(1)).toBeChecked();
      await page.goto(texts.address.startsWith('/en') ? '/en/impressum' : '/impressum');
      await page.goBack();
      await untilAwake(page);
      await expect(ballotStatus(page)).toContainText(texts.already);
      expect(api.votes).toHaveLength(1);
    },
  );
}

test('nothing is stored before voting, however much the ballot is touched', async ({ page, context }) => {
  await VotingApi.at(context);
  await openBallot(page);
  for (const answer of await page.getByRole('radio').all()) await answer.check();
  await expect(voteButton(page)).toBeEnabled();
  expect(await storedByVoting(page)).toEqual({});
});

test('the button without a choice says what is missing, and goes there', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openBallot(page);
  await voteButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wähle eine Antwort.' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  expect(api.votes).toEqual([]);
});

test('by keyboard alone', async ({ page, context }) => {
  await VotingApi.at(context);
  await openBallot(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(voteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ballotStatus(page)).toContainText('Gezählt.');
});

test('without a network the vote waits on the device, survives a reload, and is sent once', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  api.refusals = ['unreachable', 'unreachable'];
  await openBallot(page);
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Kein Netz.');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await openBallot(page);
  await expect(ballotStatus(page)).toContainText('Kein Netz.');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(ballotStatus(page)).toContainText('Gezählt.');
  expect(new Set(api.votes.map(({ key }) => key)).size).toBe(1);
  expect(api.votes).toHaveLength(3);
});

test(
  'offline before the ballot was ever touched: it waits, says so, and is sent once',
  release,
  async ({ page, context }) => {
    await openBallot(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('radio').nth(1).check();
    await voteButton(page).click();
    await expect(ballotStatus(page)).toContainText('Kein Netz. Lass die Seite offen');
    await voteButton(page).click();
    const api = await VotingApi.at(context);
    await context.setOffline(false);
    await expect(ballotStatus(page)).toContainText('Gezählt.', { timeout: 15_000 });
    expect(api.votes).toHaveLength(1);
    // Its styles loaded after it.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('link[rel="stylesheet"]:not([disabled])')].filter((link) => {
              try {
                return link instanceof HTMLLinkElement && !link.sheet?.cssRules;
              } catch {
                return true;
              }
            }).length,
        ),
      )
      .toBe(0);
  },
);

test(
  'too many at once: it waits as long as it is told, and sends by itself',
  release,
  async ({ page, context }) => {
    const api = await VotingApi.at(context);
    api.refusals = [{ status: 429, code: 'too-many', retryAfter: 1 }];
    await openBallot(page);
    await castBallot(page);
    await expect(ballotStatus(page)).toContainText('sehr viele');
    await expect(ballotStatus(page)).toContainText('Gezählt.');
    expect(api.votes).toHaveLength(2);
    expect(api.votes[0]?.key).toBe(api.votes[1]?.key);
  },
);

test('a server in trouble is asked again', release, async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 503, code: 'busy', retryAfter: 1 }];
  await openBallot(page);
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Der Server kommt gerade nicht mit.');
  await expect(ballotStatus(page)).toContainText('Gezählt.');
});

const refusals = [
  { status: 422, code: 'invalid', problems: [{ field: 'choices', message: 'So nicht.' }], says: 'So nicht.' },
  { status: 403, code: 'not-open', says: 'Die Abstimmung ist noch nicht geöffnet.' },
  { status: 404, code: 'unknown', says: 'kennt der Server nicht mehr' },
  { status: 409, code: 'spent', message: 'Schon benutzt.', says: 'Schon benutzt.' },
  { status: 409, code: 'different', says: 'eine andere Wahl' },
] as const;

for (const { says, ...refusal } of refusals) {
  test(`refused with ${refusal.status} ${refusal.code}: said in place, nothing is lost or kept`, async ({
    page,
    context,
  }) => {
    const api = await VotingApi.at(context);
    api.refusals = [{ ...refusal, problems: 'problems' in refusal ? [...refusal.problems] : [] }];
    await openBallot(page);
    await castBallot(page);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    expect(await storedByVoting(page)).toEqual({});
  });
}

test('whose vote came second is told so', release, async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 409, code: 'voted', view: 'seen' }];
  await openBallot(page);
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Es zählt die erste Stimme.');
  await expect(voteButton(page)).toHaveCount(0);
});

test('closed in the meantime: the ballot says so', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 403, code: 'closed' }];
  await openBallot(page);
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Die Abstimmung ist geschlossen.');
  await expect(page.getByRole('radio').first()).toBeDisabled();
});

test(
  'a device that may store nothing votes all the same, and says that it won’t know',
  release,
  async ({ page, context }) => {
    await VotingApi.at(context);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openBallot(page);
    await castBallot(page);
    await expect(ballotStatus(page)).toContainText('Gezählt.');
    await expect(page.getByText('Dein Browser lässt uns nichts speichern.')).toBeVisible();
  },
);

test('what is kept is checked, whatever somebody has put there', release, async ({ page, context }) => {
  await VotingApi.at(context);
  await page.goto(ballotPath);
  const id = await page.locator('[data-poll]').getAttribute('data-poll');
  await page.evaluate((poll) => localStorage.setItem(`heimspiel:vote:${poll}`, '{"key":1}'), id);
  await openBallot(page);
  await castBallot(page);
  await expect(ballotStatus(page)).toContainText('Gezählt.');
});

test('without script it is a form with stable names', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const { address, vote } of inLanguages) {
    await page.goto(address);
    const form = page.locator('form:has([name="choice"])');
    const id = await page.locator('[data-poll]').getAttribute('data-poll');
    await expect(form).toHaveAttribute('action', `${address.replace(ballotPath, '')}/polls/${id}/vote`);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.getByRole('radio')).toHaveCount(3);
    await expect(form.getByRole('button', { name: vote, exact: true })).toBeEnabled();
    const box = await form.getByRole('button').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
  }
  await context.close();
});

for (const [name, answered] of [
  ['open', undefined],
  ['counted', []],
  ['waiting', ['unreachable']],
  ['refused', [{ status: 404, code: 'unknown' }]],
] as const) {
  test.describe(() => {
    test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
    test(`axe finds nothing on a ballot that is ${name}`, async ({ page, context }) => {
      const api = await VotingApi.at(context);
      await openBallot(page);
      if (answered) {
        api.refusals = [...answered];
        await castBallot(page);
        await expect(
          ballotStatus(page).or(page.getByRole('alert')).filter({ hasText: /\w/ }).first(),
        ).toBeAttached();
      }
      await addAxe(page);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}
