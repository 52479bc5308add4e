import type { Page } from '@playwright/test';
import { inOrderOf } from '../../src/polls/random-order.ts';
import { addAxe, axeViolations } from '../support/axe.ts';
import { expect, test, untilAppIsReady } from '../support/under-test.ts';
import { changePayload, openChangedPoll, receipt, storedByVoting, VotingApi } from '../support/voting-api.ts';

const path = '/vfbexpress';

const inLanguages = [
  { address: path, vote: 'Abstimmen', counted: 'Gezählt.', receipt: 'Quittung', already: 'Du hast schon' },
  {
    address: `/en${path}`,
    vote: 'Vote',
    counted: 'Counted.',
    receipt: 'Receipt',
    already: 'You have voted.',
  },
] as const;

const voteButton = (page: Page) => page.getByRole('button', { name: /^(Abstimmen|Vote)$/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');

// What the app still loads ahead when a test ends concerns no one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function open(page: Page, address: string = path): Promise<void> {
  await page.goto(address);
  await untilAppIsReady(page);
}

/** Chooses an answer and sends it. */
async function cast(page: Page, answer = 1): Promise<void> {
  await page.getByRole('radio').nth(answer).check();
  await voteButton(page).click();
}

for (const texts of inLanguages) {
  test(`${texts.address}: a vote is counted, and remembered after reload, in a second tab and after Back`, async ({
    page,
    context,
  }) => {
    const api = await VotingApi.at(context);
    await open(page, texts.address);
    await page.getByRole('radio').nth(1).check();
    expect(api.votes).toEqual([]);
    expect(await storedByVoting(page)).toEqual({});
    const other = await context.newPage();
    await open(other, texts.address);
    await page.getByRole('button', { name: texts.vote, exact: true }).click();
    await expect(status(page)).toContainText(texts.counted);
    await expect(page.getByText(texts.receipt, { exact: true })).toBeVisible();
    await page.getByText(texts.receipt, { exact: true }).click();
    await expect(page.getByText(receipt)).toBeVisible();
    expect(api.votes).toHaveLength(1);
    const [sent] = api.votes;
    expect(sent?.key).toMatch(/^[0-9a-f]{32}$/);
    // An open poll asks for no token.
    expect(sent?.vote.device).toBeUndefined();
    expect(sent?.language).toContain(texts.address.startsWith('/en') ? 'en' : 'de');

    const [kept] = Object.values(await storedByVoting(page));
    expect(Object.keys(JSON.parse(kept ?? '{}')).sort()).toEqual(
      ['choices', 'device', 'key', 'receipt', 'state', 'view'].sort(),
    );

    // Whoever has not touched the ballot in the other tab hears of it when they do.
    await other.getByRole('radio').first().focus();
    await expect(status(other)).toContainText(texts.already);
    await open(page, texts.address);
    await expect(status(page)).toContainText(texts.already);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.goto(texts.address.startsWith('/en') ? '/en/impressum' : '/impressum');
    await page.goBack();
    await untilAppIsReady(page);
    await expect(status(page)).toContainText(texts.already);
    expect(api.votes).toHaveLength(1);
  });
}

test('nothing is stored before voting, however much the ballot is touched', async ({ page, context }) => {
  await VotingApi.at(context);
  await open(page);
  for (const answer of await page.getByRole('radio').all()) await answer.check();
  await expect(voteButton(page)).toBeEnabled();
  expect(await storedByVoting(page)).toEqual({});
});

test('the button without a choice says what is missing, and goes there', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await open(page);
  await voteButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Wähle eine Antwort.' })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  expect(api.votes).toEqual([]);
});

test('by keyboard alone', async ({ page, context }) => {
  await VotingApi.at(context);
  await open(page);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(voteButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Gezählt.');
});

test('without a network the vote waits on the device, survives a reload, and is sent once', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  api.refusals = ['unreachable', 'unreachable'];
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Kein Netz.');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await open(page);
  await expect(status(page)).toContainText('Kein Netz.');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page)).toContainText('Gezählt.');
  expect(new Set(api.votes.map(({ key }) => key)).size).toBe(1);
  expect(api.votes).toHaveLength(3);
});

test('offline, and online again', async ({ page, context }) => {
  await open(page);
  await page.getByRole('radio').nth(1).check();
  // What votes is on its way with the first touch.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await voteButton(page).click();
  await expect(status(page)).toContainText('Kein Netz.');
  const api = await VotingApi.at(context);
  await context.setOffline(false);
  await expect(status(page)).toContainText('Gezählt.', { timeout: 15_000 });
  expect(api.votes).toHaveLength(1);
});

test('too many at once: it waits as long as it is told, and sends by itself', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 429, code: 'too-many', retryAfter: 1 }];
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('sehr viele');
  await expect(status(page)).toContainText('Gezählt.');
  expect(api.votes).toHaveLength(2);
  expect(api.votes[0]?.key).toBe(api.votes[1]?.key);
});

test('a server in trouble is asked again', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 503, code: 'busy', retryAfter: 1 }];
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Der Server kommt gerade nicht mit.');
  await expect(status(page)).toContainText('Gezählt.');
});

const refusals = [
  { status: 422, code: 'invalid', problems: [{ field: 'choices', message: 'So nicht.' }], says: 'So nicht.' },
  { status: 403, code: 'not-open', says: 'Noch ist nicht geöffnet.' },
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
    await open(page);
    await cast(page);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    expect(await storedByVoting(page)).toEqual({});
  });
}

test('whose vote came second is told so', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 409, code: 'voted', view: 'seen' }];
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Es zählt die erste Stimme.');
  await expect(voteButton(page)).toHaveCount(0);
});

test('closed in the meantime: the ballot says so', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 403, code: 'closed' }];
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Die Abstimmung ist geschlossen.');
  await expect(page.getByRole('radio').first()).toBeDisabled();
});

test('a device that may store nothing votes all the same, and says that it won’t know', async ({
  page,
  context,
}) => {
  await VotingApi.at(context);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Gezählt.');
  await expect(page.getByText('Dein Browser lässt uns nichts speichern.')).toBeVisible();
});

test('what is kept is checked, whatever somebody has put there', async ({ page, context }) => {
  await VotingApi.at(context);
  await page.goto(path);
  const id = await page.locator('[data-poll]').getAttribute('data-poll');
  await page.evaluate((poll) => localStorage.setItem(`heimspiel:vote:${poll}`, '{"key":1}'), id);
  await open(page);
  await cast(page);
  await expect(status(page)).toContainText('Gezählt.');
});

test('without script it is a form with stable names', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  for (const { address, vote } of inLanguages) {
    await page.goto(address);
    const form = page.locator('form:has([name="choice"])');
    const id = await page.locator('[data-poll]').getAttribute('data-poll');
    await expect(form).toHaveAttribute('action', `${address.replace(path, '')}/polls/${id}/vote`);
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
    for (const { address } of inLanguages) {
      test(`${address}: axe finds nothing on a ballot that is ${name}`, async ({ page, context }) => {
        const api = await VotingApi.at(context);
        await open(page, address);
        if (answered) {
          api.refusals = [...answered];
          await cast(page);
          await expect(
            status(page).or(page.getByRole('alert')).filter({ hasText: /\w/ }).first(),
          ).toBeAttached();
        }
        await addAxe(page);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}

test('a poll opens by itself, and counts down until then', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await openChangedPoll(page, path, { opensAt: new Date(Date.now() + 5000).toISOString() });
  await expect(page.getByRole('timer')).toHaveText(/00:00:0\d/);
  await expect(page.getByRole('radio').first()).toBeDisabled();
  await expect(status(page)).toContainText('Jetzt kannst du abstimmen.', { timeout: 10_000 });
  await cast(page);
  await expect(status(page)).toContainText('Gezählt.');
  expect(api.votes).toHaveLength(1);
});

const options = ['1', '2', '3', '4'].map((id) => ({ id, label: `Antwort ${id}` }));

test('a ranking: by finger in order, with undo; places given twice are pointed out; by lists too', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  api.results = { state: 'open', total: 5, counts: { 1: 18, 2: 14, 3: 10, 4: 8 } };
  await openChangedPoll(page, path, { method: 'ranking', options });
  const lists = page.getByRole('combobox');
  await page.getByText('Antwort 3', { exact: true }).click();
  // What votes comes with the first touch; whoever is faster uses the list.
  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.getByText('Antwort 3', { exact: true }).click();
    await expect(lists.nth(2)).toHaveValue('1', { timeout: 200 });
  }).toPass();
  await expect(status(page)).toContainText('Platz 1 gegeben: Antwort 3.');
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
  await expect(page.getByText('18 Punkte')).toBeVisible();
  expect(api.votes[0]?.vote.choices).toEqual(['3', '1', '2', '4']);
});

test('with a code and a consent: both are asked for, and the code is never kept', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  const says = 'Diesen Code gibt es nicht.';
  api.refusals = [{ status: 422, code: 'code', message: says }];
  await openChangedPoll(page, path, { integrity: 'code', consent: 'Ich bin Mitglied.' });
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
  await expect(status(page)).toContainText('Gezählt.');
  expect(api.votes[1]?.vote).toMatchObject({ code: 'abcd-efgh', consent: true });
  expect(JSON.stringify(await storedByVoting(page))).not.toContain('abcd-');
});

test('with a calculation: the challenge is solved ahead by a worker of the site’s own', async ({
  page,
  context,
}) => {
  const api = await VotingApi.at(context);
  await openChangedPoll(page, path, { integrity: 'work' });
  expect(api.challenges).toBe(0);
  await page.getByRole('radio').first().check();
  await expect.poll(() => api.challenges).toBe(1);
  await voteButton(page).click();
  await expect(status(page)).toContainText('Gezählt.');
  const proof: unknown = JSON.parse(Buffer.from(api.votes[0]?.vote.proof ?? '', 'base64').toString());
  expect(proof).toMatchObject({
    challenge: { parameters: { keyPrefix: '0' } },
    solution: { derivedKey: expect.stringMatching(/^0/) },
  });
});

test('a refused proof is calculated anew', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.refusals = [{ status: 422, code: 'proof' }];
  await openChangedPoll(page, path, { integrity: 'work' });
  await cast(page);
  await expect(status(page)).toContainText('Gezählt.');
  expect(api.votes).toHaveLength(2);
  expect(api.votes[0]?.vote.proof).not.toBe(api.votes[1]?.vote.proof);
});

test('the result unfolds where the ballot was, goes on, and never goes back', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await open(page);
  const ids = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
  const counts = (a: number, b: number) => ({ [ids[0] ?? '']: a, [ids[1] ?? '']: b });
  api.results = { state: 'open', total: 10, counts: counts(6, 4) };
  await cast(page);
  await expect(page.getByText('10 Stimmzettel.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeHidden();
  await expect(page.getByText('Deine Stimme: Auswärts.')).toBeVisible();
  expect(api.streams[0]).toContain('view=seen');
  api.results = { state: 'open', total: 12, counts: counts(6, 6) };
  await expect(page.getByText('12 Stimmzettel.')).toBeVisible();
  api.results = { state: 'open', total: 11, counts: counts(6, 5) };
  const asked = api.questions;
  await expect.poll(() => api.questions, { timeout: 10_000 }).toBeGreaterThan(asked);
  await expect(page.getByText('12 Stimmzettel.')).toBeVisible();
  await open(page);
  api.results = { state: 'open', total: 13, counts: counts(7, 6) };
  await expect(page.getByText('13 Stimmzettel.')).toBeVisible();
});

test('the result’s bars and drawing enter with motion too', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  for (const counts of [
    { 1: 3, 2: 1 },
    { 1: 2, 2: 2 },
  ]) {
    const [first = '', second = ''] = await openedOptions(page);
    api.results = { state: 'open', total: 4, counts: { [first]: counts[1], [second]: counts[2] } };
    await cast(page);
    const bands = page
      .locator('main [data-motion="band"]:has(svg):not(.visually-hidden *)')
      .filter({ visible: true });
    await expect(bands.first()).toBeVisible();
    await expect
      .poll(() => bands.evaluateAll((found) => found.map((band) => getComputedStyle(band).clipPath)))
      .toEqual(Array.from({ length: await bands.count() }, () => 'none'));
    await page.evaluate(() => localStorage.clear());
  }
});

test('a closed rating shows its levels and their mean', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  api.results = { state: 'closed', total: 4, counts: { 1: 1, 4: 3 } };
  const opensAt = '2026-01-01T00:00:00.000Z';
  await openChangedPoll(page, path, {
    method: 'rating',
    options,
    opensAt,
    closesAt: '2026-02-01T00:00:00.000Z',
  });
  await expect(page.getByRole('heading', { name: 'Im Mittel 3,3 von 4.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Antwort 4' })).toContainText('75 %');
  await expect(page.getByText(/Geschlossen seit Sonntag, 1\. Februar 2026/).last()).toBeVisible();
});

test('a result comes by the stream, and by questions once that is broken', async ({ page, context }) => {
  const api = await VotingApi.at(context);
  await open(page);
  api.streamed = { state: 'open', total: 21, counts: {} };
  api.results = { state: 'open', total: 22, counts: {} };
  await cast(page);
  await expect(page.getByText('21 Stimmzettel.').or(page.getByText('22 Stimmzettel.'))).toBeVisible();
  await expect(page.getByText('22 Stimmzettel.')).toBeVisible();
  expect(api.streams).toHaveLength(1);
});

test('a random order that the server has drawn stays while React takes the page over', async ({ page }) => {
  const noise: string[] = [];
  page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  const seed = 5;
  let wanted: string[] = [];
  await changePayload(page, path, { randomOrder: true });
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const answers = html.match(/<label.*?<\/label>/gs) ?? [];
    const drawn = inOrderOf(answers, seed);
    wanted = drawn.map((label) => /value="([^"]*)"/.exec(label)?.[1] ?? '');
    const body = html
      .replace(/<label.*?<\/label>/gs, () => drawn.shift() ?? '')
      .replace('data-poll=', `data-order="${seed}" data-poll=`);
    await route.fulfill({ response: answer, body });
  });
  await open(page);
  const shown = page.getByRole('radio');
  expect(await shown.evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))).toEqual(
    wanted,
  );
  expect(noise).toEqual([]);
});

test.describe(() => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
  for (const { address } of inLanguages) {
    for (const [name, change] of [
      ['that counts down', { opensAt: '2999-01-01T00:00:00.000Z' }],
      [
        'that is closed, with its result',
        { closesAt: '2026-02-01T00:00:00.000Z', options, method: 'rating' },
      ],
      ['with a result below', { resultsShown: 'always', resultsAs: 'both', options }],
      ['with a code and a consent', { integrity: 'code', consent: 'Ja.' }],
      ['to rank', { method: 'ranking', options }],
    ] as const) {
      test(`${address}: axe finds nothing on a ballot ${name}`, async ({ page, context }) => {
        const api = await VotingApi.at(context);
        api.results = { state: 'open', total: 4, counts: { 1: 1, 4: 3 } };
        await openChangedPoll(page, address, change);
        if ('closesAt' in change || 'resultsShown' in change)
          await expect(page.getByText(/^(4 Stimmzettel|Ballots: 4)/)).toBeVisible();
        await addAxe(page);
        // The page that it came from is kept in the document before it, so axe takes the skip link for content.
        const found = await axeViolations(page);
        expect(found.filter((violation) => !violation.startsWith('region:'))).toEqual([]);
      });
    }
  }
});

/** Opens a ballot and gives its answers' ids. */
async function openedOptions(page: Page): Promise<string[]> {
  await open(page, '/vfbexpress');
  return page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value') ?? ''));
}
