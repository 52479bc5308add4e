import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor, refusalOf } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';
import { release } from '../support/suite.ts';

const password = 'a long enough sentence';

const storedPoll = z.looseObject({
  id: z.number(),
  key: z.string().nullish(),
  codesIssued: z.number().nullish(),
  changedBy: z.string().nullish(),
  options: z.array(z.looseObject({ id: z.string(), label: z.string() })),
});

let product: Product;
let admin: ContentEditor;
let viewer: ContentEditor;

test.beforeAll(async ({ operated, admin: signedIn }) => {
  product = operated;
  admin = signedIn;
  await admin.invite({ email: 'viewer@example.org', password, role: 'viewer' });
  viewer = await ContentEditor.signIn(product, { email: 'viewer@example.org', password });
});

async function pollNamed(key: string): Promise<z.infer<typeof storedPoll>> {
  const query = new URLSearchParams({ 'where[key][equals]': key, locale: 'de', depth: '0' });
  const answer = await admin.request('GET', `/polls?${query}`);
  const [poll] = z.object({ docs: z.array(storedPoll) }).parse(await answer.json()).docs;
  if (!poll) throw new Error(`There is no poll "${key}".`);
  return poll;
}

async function cast(poll: number, ...options: string[]): Promise<void> {
  await promisify(execFile)('node', [
    'tests/support/cast-ballots.ts',
    product.dataDir,
    String(poll),
    ...options,
  ]);
}

function change(id: number, fields: object, language = 'de'): Promise<Response> {
  const body = { ...fields, _status: 'published' };
  return admin.request('PATCH', `/polls/${id}?locale=de`, body, { 'accept-language': language });
}

const textOf = async (answer: Response) => ({ status: answer.status, text: await answer.text() });

test('counted votes keep their answers, their kind and their rules; wording is corrected, signed', async () => {
  const poll = await pollNamed('breite');
  const [chosen, unchosen, ...rest] = poll.options;
  if (!chosen || !unchosen) throw new Error('The poll has no answers.');
  expect((await change(poll.id, { closesAt: '2025-01-01T00:00:00.000Z' })).status).toBe(400);
  await cast(poll.id, chosen.id, chosen.id);

  const removing = await change(poll.id, { options: [unchosen, ...rest] });
  expect(removing.status).toBe(400);
  expect(await refusalOf(removing)).toContain(`„${chosen.label}“ hat schon Stimmen (2)`);
  const english = await change(poll.id, { options: [unchosen, ...rest] }, 'en');
  expect(await refusalOf(english)).toContain(`“${chosen.label}” has votes already (2)`);
  expect(await refusalOf(await change(poll.id, { method: 'ranking' }))).toContain('neue Abstimmung anlegen');
  expect(await refusalOf(await change(poll.id, { integrity: 'open' }))).toContain('„Schutz“ bleibt');
  const deleting = await change(poll.id, { deletedAt: new Date().toISOString() });
  expect(deleting.status).toBe(409);
  expect(await refusalOf(deleting)).toContain('Hier sind schon Stimmen gezählt (2)');

  expect((await change(poll.id, { options: [chosen, ...rest] })).status).toBe(400);
  const taken = { options: [chosen, ...rest], correction: 'Eine Antwort stand doppelt da.' };
  expect((await change(poll.id, taken)).status).toBe(200);
  const reworded = await change(poll.id, {
    options: [{ ...chosen, label: 'Ganz schmal' }, ...rest],
    correction: 'Es fehlte ein Wort.',
  });
  expect(reworded.status).toBe(200);
  const query = `/polls/versions?where[parent][equals]=${poll.id}&locale=de&depth=0&limit=1`;
  const versions = z
    .object({ docs: z.array(z.looseObject({ version: storedPoll.omit({ id: true }) })) })
    .parse(await (await admin.request('GET', query)).json());
  expect(versions.docs[0]?.version.changedBy).toBe('admin@example.org');
  expect(versions.docs[0]?.version.options[0]?.label).toBe('Ganz schmal');
});

async function signInWhere(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.siteUrl, locale: 'de-DE', timezoneId });
  const page = await context.newPage();
  await signInAtDesk(page, product);
  return page;
}

test(
  'a moment is typed and read by the club’s clock, wherever its editor is',
  release,
  async ({ browser }) => {
    const { id } = await pollNamed('express');
    const [{ id: page } = { id: 0 }] = z
      .object({ docs: z.array(z.object({ id: z.number() })) })
      .parse(
        await (await admin.request('GET', '/pages?where[path][equals]=/vfbexpress&depth=0')).json(),
      ).docs;
    const far = await signInWhere(browser, 'America/New_York');
    const typed = '01.07.2031 18:00';
    for (const { address, tab, field, stored } of [
      { address: `/polls/${id}`, field: 'closesAt', stored: (closesAt: unknown) => ({ closesAt }) },
      {
        address: `/pages/${page}`,
        tab: 'Route',
        field: 'route__visibleUntil',
        stored: (visibleUntil: unknown) => ({ route: { visibleUntil } }),
      },
    ]) {
      const moment = far.locator(`#field-${field} input`);
      const open = async () => {
        await openAtDesk(far, `/admin/collections${address}?locale=de`);
        if (tab) await far.getByRole('button', { name: tab, exact: true }).click();
      };
      const saved = async () =>
        (await admin.request('GET', `${address}?draft=true&depth=0&locale=de`)).json();
      await open();
      await expect(far.locator('.field-type', { has: moment }).last()).toContainText(
        'Mitteleuropäische Zeit',
      );
      await moment.fill(typed);
      await moment.press('Enter');
      await expect.poll(saved).toMatchObject(stored('2031-07-01T16:00:00.000Z'));
      await open();
      await expect(moment).toHaveValue(typed);
      await moment.fill('');
      await moment.press('Enter');
      await expect.poll(saved).toMatchObject(stored(null));
    }
    await far.context().close();
  },
);

test(
  'what is no moment is told and changes nothing; one is read in all the ways people write it',
  release,
  async ({ page }) => {
    const { id } = await pollNamed('express');
    const saved = async () =>
      z
        .looseObject({ closesAt: z.string().nullable() })
        .parse(await (await admin.request('GET', `/polls/${id}?draft=true&depth=0&locale=de`)).json())
        .closesAt;
    await signInAtDesk(page, product);
    await openAtDesk(page, `${product.siteUrl}/admin/collections/polls/${id}?locale=de`);
    const moment = page.locator('#field-closesAt input');
    const told = page.getByText('Das ist kein Zeitpunkt. So geht es: 23.11.2027 18:00');
    await moment.fill('1. Juli 2031, 18 Uhr');
    await moment.press('Tab');
    await expect(moment).toHaveValue('01.07.2031 18:00');
    await expect.poll(saved).toBe('2031-07-01T16:00:00.000Z');
    for (const typed of ['31.02.2031 10:00', '01.07.2031 25:00', '0', 'morgen']) {
      await moment.press('ControlOrMeta+a');
      // Key by key, because intermediate values may be valid.
      await moment.pressSequentially(typed);
      await moment.press('Tab');
      await expect(told).toBeVisible();
      await expect(moment).toHaveValue(typed);
      await expect(moment).toHaveAccessibleDescription(/kein Zeitpunkt/);
    }
    await page.locator('#field-thanks').fill('Danke.');
    await page.locator('#action-save').click();
    // Nothing is published without the typed value; the message links to its field.
    const sentence = page.getByRole('alert').getByRole('button', { name: /kein Zeitpunkt/ });
    await sentence.click();
    await expect(moment).toBeFocused();
    await expect(page.locator('.status__value')).not.toHaveText('Live');
    expect(await saved()).toBe('2031-07-01T16:00:00.000Z');
    await moment.fill('02.07.2031 18:00');
    await moment.press('Tab');
    await page.locator('#action-save').click();
    await expect(page.locator('.status__value')).toHaveText('Live');
    await expect.poll(saved).toBe('2031-07-02T16:00:00.000Z');
    await moment.fill('');
    await moment.press('Tab');
    await expect(told).toBeHidden();
    await expect.poll(saved).toBeNull();
  },
);

test('a list is filtered by what is a day, and by nothing that is guessed', release, async ({ browser }) => {
  const page = await signInWhere(browser, 'Europe/Berlin');
  const filter = 'where[or][0][and][0][closesAt][less_than]=2031-07-01T16:00:00.000Z';
  await openAtDesk(page, `/admin/collections/polls?locale=de&${filter}`);
  const day = page.locator('.condition__value input');
  await expect(day).toHaveValue('01.07.2031 18:00');
  const asked = () => new URL(page.url()).searchParams.get('where[or][0][and][0][closesAt][less_than]');

  await day.fill('31.02.2032');
  await day.press('Tab');
  await expect(day).toHaveValue('01.07.2031 18:00');
  expect(asked()).toBe('2031-07-01T16:00:00.000Z');

  await day.fill('3.7.2031');
  await expect.poll(asked).toBe('2031-07-02T22:00:00.000Z');
  await page.context().close();
});

test('codes are made once each, by editors alone, and can be saved again', release, async () => {
  const { id } = await pollNamed('reihenfolge');
  const make = (editor: ContentEditor, count: unknown) =>
    editor.request('POST', `/polls/${id}/codes`, { count });
  expect((await make(viewer, 1)).status).toBe(403);
  expect((await fetch(`${product.contentUrl}/api/polls/${id}/codes`, { method: 'POST' })).status).toBe(403);
  for (const count of [0, 100_001, 1.5, '3']) expect((await make(admin, count)).status).toBe(400);
  expect((await make(admin, 3)).status).toBe(200);
  const batch = z.object({ first: z.number(), last: z.number() });
  const batches = await Promise.all(
    [20, 20, 20].map(async (count) => batch.parse(await (await make(admin, count)).json())),
  );
  expect(batches.map(({ first }) => first).sort((a, b) => a - b)).toEqual([4, 24, 44]);

  const read = (editor: ContentEditor, first: number, last: number) =>
    editor.request('GET', `/polls/${id}/codes?first=${first}&last=${last}`);
  expect((await read(viewer, 1, 3)).status).toBe(403);
  expect((await read(admin, 1, 64)).status).toBe(400);
  const lines = (await (await read(admin, 1, 63)).text()).trim().split('\r\n');
  expect(lines[0]).toBe('Nummer;Code');
  expect(lines[63]).toMatch(/^63;[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(new Set(lines).size).toBe(64);
  expect((await (await read(admin, 4, 4)).text()).trim().split('\r\n')[1]).toBe(lines[4]);

  expect((await change(id, { codesIssued: 5 })).status).toBe(200);
  expect((await pollNamed('reihenfolge')).codesIssued).toBe(63);
  const versions = z
    .object({ docs: z.array(z.object({ id: z.number() })) })
    .parse(await (await admin.request('GET', `/polls/versions?where[parent][equals]=${id}&sort=id`)).json());
  const restored = await admin.request('POST', `/polls/versions/${versions.docs[0]?.id}`);
  expect(restored.status, await restored.clone().text()).toBe(200);
  expect((await pollNamed('reihenfolge')).codesIssued).toBe(63);
  const other = await admin.request('POST', `/polls/${(await pollNamed('trikot')).id}/codes`, { count: 1 });
  expect(other.status).toBe(409);
});

test('votes are shown to all accounts, closing is for editors, and the log comes with the end', async () => {
  const { id, options } = await pollNamed('trikot');
  const [first, second] = options;
  await cast(id, first?.id ?? '', second?.id ?? '', first?.id ?? '');
  const report = await (await viewer.request('GET', `/polls/${id}/votes`)).json();
  expect(report).toMatchObject({ state: 'open', ballots: 3, chains: 1, refused: [] });
  expect(report.options[0]).toMatchObject({ label: 'Heim', votes: 2 });
  expect((await fetch(`${product.contentUrl}/api/polls/${id}/votes`)).status).toBe(403);
  const save = async (what: string, format: string) =>
    textOf(await viewer.request('GET', `/polls/${id}/votes/export?what=${what}&format=${format}`));
  expect((await save('totals', 'csv')).text).toContain(`${first?.id};Heim;2\r\n`);
  expect((await save('log', 'csv')).status).toBe(409);

  expect((await viewer.request('POST', `/polls/${id}/close`)).status).toBe(403);
  expect((await admin.request('POST', `/polls/${id}/close`)).status).toBe(200);
  expect((await admin.request('POST', `/polls/${id}/close`)).status).toBe(409);
  const log = z.array(z.object({ record: z.string() })).parse(JSON.parse((await save('log', 'json')).text));
  expect(log.map(({ record }) => record)).toEqual([first?.id, second?.id, first?.id]);
  expect((await save('log', 'csv')).text.trim().split('\r\n')).toHaveLength(4);
});
