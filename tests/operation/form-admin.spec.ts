import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { openAtDesk, signInAtDesk } from '../support/desk-views.ts';
import { test } from '../support/operated-product.ts';
import { asSite, type Product, until } from '../support/product.ts';
import { SubmissionsOfSite, submitted, waitingMail } from '../support/submissions-of-site.ts';
import { release } from '../support/suite.ts';

const password = 'a long enough sentence';
const fileId = 'b'.repeat(32);

const accountOf = (role: string) => ({ email: `reads-forms-as-${role}@example.org`, password });

let product: Product;
let admin: ContentEditor;
let editor: ContentEditor;
let viewer: ContentEditor;
let site: SubmissionsOfSite;

test.beforeAll(async ({ operated, admin: signedIn }) => {
  product = operated;
  admin = signedIn;
  for (const role of ['viewer', 'editor']) await admin.invite({ ...accountOf(role), role });
  editor = await ContentEditor.signIn(product, accountOf('editor'));
  viewer = await ContentEditor.signIn(product, accountOf('viewer'));
  site = await SubmissionsOfSite.of(product);
});

const questions = (...fields: object[]) => ({
  _status: 'published',
  title: 'Probe',
  submitLabel: 'Absenden',
  confirmation: 'Angekommen.',
  fields: fields.map((field) => ({ type: 'text', ...field })),
});

const makeForm = (more: object = {}) =>
  editor.save('POST', '/forms?locale=de', {
    ...questions({ label: 'Name' }, { label: 'Größe', type: 'radio', options: [{ label: 'Weiß' }] }),
    ...more,
  });

const found = z.object({
  totalDocs: z.number(),
  docs: z.array(z.looseObject({ id: z.number(), receipt: z.string(), deleteAfter: z.string() })),
});

async function kept(receipt: string, who = editor): Promise<z.infer<typeof found>> {
  const answer = await who.request('GET', `/submissions?depth=0&where[receipt][equals]=${receipt}`);
  return found.parse(await answer.json());
}

const isOnDisk = (receipt: string) =>
  access(join(product.dataDir, 'submission-files', receipt)).then(
    () => true,
    () => false,
  );

test('the site alone is told of forms; mailboxes stand on no page', async () => {
  const recipients = ['post@example.org', 'post@example.org', 'amt@example.org'];
  const form = await makeForm({ recipients: recipients.map((address) => ({ address })), retentionDays: 30 });
  const listed = await site.form(form);
  expect(listed).toMatchObject({ recipients: ['post@example.org', 'amt@example.org'], retentionDays: 30 });
  expect(listed.de?.fields.map(({ name }) => name)).toEqual(['name', 'groesse']);
  expect(listed.de?.fields[1]?.options[0]?.name).toBe('weiss');
  expect(listed.en).toBeUndefined();
  const list = (base: string, headers = {}) => fetch(`${base}/sk/v1/forms`, { headers });
  expect((await list(product.contentUrl)).status).toBe(404);
  expect((await list(product.contentUrl, { authorization: 'Bearer guess' })).status).toBe(404);
  expect((await list(product.siteUrl)).status).toBe(404);
  const id = 'a'.repeat(32);
  for (const path of [`/sk/v1/submissions/${id}`, `/sk/v1/submissions/${id}/files/${id}`]) {
    const put = (base: string) => fetch(base + path, { method: 'PUT', body: '{}' });
    expect((await put(product.contentUrl)).status, path).toBe(404);
    expect((await put(product.siteUrl)).status, path).toBeGreaterThanOrEqual(400);
  }
});

test('what twenty hand over at once is kept once, newer states of mails win, and no page is made again', async () => {
  const form = await makeForm();
  await product.untilCurrent();
  const headers = await asSite(product.dataDir);
  const version = async () =>
    (await (await fetch(`${product.contentUrl}/sk/v1/paths`, { headers })).json()).version;
  const before: unknown = await version();
  const mails = (attempts: number) => ({ mails: [waitingMail('post@example.org', attempts)] });
  const first = submitted(form, '1', mails(0));
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.hand(first)));
  expect(answers.toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 204)]);
  const later = [4, 2, 5, 3].map((revision) => submitted(form, '1', { ...mails(revision - 1), revision }));
  expect(await Promise.all(later.map((record) => site.hand(record)))).toEqual([204, 204, 204, 204]);
  const { totalDocs, docs } = await kept(first.receipt);
  expect(totalDocs).toBe(1);
  expect(docs[0]).toMatchObject({
    revision: 5,
    mailState: 'failing',
    summary: 'Kim Ölmez',
    form: Number(form),
  });
  expect(docs[0]?.mails).toBe(JSON.stringify(mails(4).mails));
  expect(await site.hand(submitted(form, 'z'))).toBe(400);
  expect(await version()).toBe(before);
});

test('a file comes first, is saved and not shown, and goes with its submission, which never comes back', async () => {
  const form = await makeForm();
  const file = {
    id: fileId,
    field: 'plan',
    name: '"../Plän\r\n.html',
    type: 'application/pdf' as const,
    bytes: 5,
  };
  const record = submitted(form, '2', { files: [file] });
  expect(await site.hand(record)).toBe(409);
  expect(await site.handFile(record.receipt, fileId, new Uint8Array(10 * 1024 * 1024 + 1))).toBe(413);
  expect(await site.handFile(record.receipt, fileId, '%PDF-')).toBe(201);
  expect(await site.handFile(record.receipt, fileId, '%PDF-')).toBe(204);
  expect(await site.hand(record)).toBe(201);
  const [doc] = (await kept(record.receipt)).docs;
  const path = `/submissions/${doc?.id}/files/${fileId}`;
  const { authorization = '' } = await product.signIn(accountOf('editor'));
  const answer = await fetch(`${product.siteUrl}/api${path}`, { headers: { authorization } });
  expect(await answer.text()).toBe('%PDF-');
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Pl_n-.html.pdf"; filename*=UTF-8''Pl%C3%A4n-.html.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none',/);
  expect((await fetch(`${product.siteUrl}/api${path}`)).status).toBe(403);
  expect((await viewer.request('GET', path)).status).toBe(403);
  expect((await fetch(`${product.siteUrl}/media/${fileId}`)).status).toBe(404);
  expect(await isOnDisk(record.receipt)).toBe(true);

  expect((await editor.request('DELETE', `/submissions/${doc?.id}?select[summary]=true`)).status).toBe(200);
  expect(await isOnDisk(record.receipt)).toBe(false);
  for (const revision of [1, 2]) expect(await site.hand({ ...record, revision })).toBe(410);
  expect(await site.handFile(record.receipt, fileId, '%PDF-')).toBe(410);
  expect((await kept(record.receipt)).totalDocs).toBe(0);
});

test('nobody edits submissions; viewers and strangers neither read nor infer them', async () => {
  const form = await makeForm();
  const record = submitted(form, '3');
  await site.hand(record);
  const [doc] = (await kept(record.receipt)).docs;
  for (const who of [admin, editor, viewer]) {
    expect((await who.request('PATCH', `/submissions/${doc?.id}`, { summary: 'Anders' })).status).toBe(404);
    expect((await who.request('POST', '/submissions', { ...doc, receipt: '4'.repeat(32) })).status).toBe(404);
  }
  const hidden = [
    '/submissions',
    `/submissions/${doc?.id}`,
    '/submissions/count',
    '/submissions?where[searchText][like]=Kim',
    `/forms/${form}/submissions/export`,
  ];
  for (const path of hidden) {
    expect((await viewer.request('GET', path)).status, path).toBe(403);
    expect((await fetch(`${product.contentUrl}/api${path}`)).status, path).toBe(403);
  }
  expect((await viewer.request('DELETE', `/submissions/${doc?.id}`)).status).toBe(403);
  expect((await admin.request('GET', '/deleted-submissions')).status).toBe(404);
  const guesses = [
    '/forms?where[submissions.searchText][like]=Kim',
    '/forms?where[id][in]=1&sort=submissions.summary',
    `/forms/${form}?depth=4&joins[submissions][limit]=5&populate[submissions][summary]=true`,
    '/payload-locked-documents?where[document.searchText][like]=Kim',
    '/payload-preferences?where[value.searchText][like]=Kim',
  ];
  for (const path of guesses) {
    const answer = await viewer.request('GET', path);
    expect(await answer.text(), path).not.toMatch(/Ölmez|33333333/);
  }
  const injections = [
    "/submissions?where[answers.x')%20OR%201=1--][equals]=y",
    "/submissions?where[searchText][like]=')%20OR%201=1--",
    "/submissions?where[receipt][equals]='%20OR%20''='",
    '/submissions?sort=receipt);DROP%20TABLE%20submissions--',
  ];
  for (const path of injections) {
    const answer = await editor.request('GET', path);
    expect(answer.status, path).toBeLessThan(500);
    expect(await answer.text(), path).not.toMatch(/sqlite|syntax error|select /i);
  }
  expect((await kept(record.receipt)).totalDocs).toBe(1);
});

test('a form’s CSV has a column per short name, old ones too, and no formula', release, async () => {
  const form = await makeForm();
  const answers = [
    { field: 'name', label: 'Name', type: 'text', values: ['=HYPERLINK("x")'] },
    { field: 'tage', label: 'Tage', type: 'checkboxes', values: ['Samstag', 'Sonntag'] },
  ];
  await site.hand(submitted(form, '5', { answers, locale: 'en' }));
  await site.hand(submitted(form, '6'));
  await site.hand(submitted(await makeForm(), '7'));
  const answer = await editor.request('GET', `/forms/${form}/submissions/export`, undefined, {
    'accept-language': 'en',
  });
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="submissions-${form}.csv"`);
  const lines = (await answer.text()).split('\r\n').map((line) => line.split(','));
  expect(lines[0]).toEqual(['Receipt', 'Received', 'Language', 'Deletion', 'name', 'groesse', 'tage']);
  expect(lines[1]?.[0]).toBe('5'.repeat(32));
  expect(lines[1]?.slice(4)).toEqual([`"'=HYPERLINK(""x"")"`, '', '"Samstag; Sonntag"']);
  expect(lines[2]?.slice(2)).toEqual(['German', expect.any(String), 'Kim Ölmez', '', '']);
  expect(lines).toHaveLength(4);
});

test(
  'what is due is deleted at the next start; a shorter time holds for what is there',
  release,
  async () => {
    const form = await makeForm();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const file = { id: fileId, field: 'plan', name: 'Plan.pdf', type: 'application/pdf' as const, bytes: 5 };
    const due = submitted(form, '8', { receivedAt: ago(10), deleteAfter: ago(1), files: [file] });
    const old = submitted(form, '9', { receivedAt: ago(10) });
    const fresh = submitted(form, 'a', { receivedAt: ago(3) });
    await site.handFile(due.receipt, fileId, '%PDF-');
    for (const record of [due, old, fresh]) expect(await site.hand(record)).toBe(201);
    const dueDate = async () => (await kept(fresh.receipt)).docs[0]?.deleteAfter;
    const keepFor = (retentionDays: number, _status: string, query = '') =>
      editor.save('PATCH', `/forms/${form}?locale=de${query}`, { retentionDays, _status });
    await keepFor(400, 'published');
    expect(await dueDate()).toBe(fresh.deleteAfter);
    await keepFor(7, 'draft', '&draft=true');
    expect(await dueDate()).toBe(fresh.deleteAfter);
    await keepFor(7, 'published');
    expect(await dueDate()).toBe(
      new Date(new Date(fresh.receivedAt).getTime() + 7 * 86_400_000).toISOString(),
    );
    await product.end('content', 'SIGKILL');
    await product.startContent();
    await until('what is due is gone', async () => (await kept(old.receipt)).totalDocs === 0);
    expect((await kept(due.receipt)).totalDocs).toBe(0);
    expect((await kept(fresh.receipt)).totalDocs).toBe(1);
    expect(await isOnDisk(due.receipt)).toBe(false);
    expect(await site.hand(due)).toBe(410);
  },
);

test(
  'in the admin a condition is chosen by label, and what was sent is read as a text',
  release,
  async ({ page }) => {
    const form = await makeForm();
    const file = { id: fileId, field: 'plan', name: 'Plan.pdf', type: 'application/pdf' as const, bytes: 5 };
    const mails = [{ ...waitingMail('post@example.org', 0), state: 'kept' as const }];
    const record = submitted(form, 'c', { files: [file], mails });
    await site.handFile(record.receipt, fileId, '%PDF-');
    await site.hand(record);
    await signInAtDesk(page, product, accountOf('editor'));

    await openAtDesk(page, `${product.siteUrl}/admin/collections/forms/${form}`);
    await page.getByRole('button', { name: 'Feld hinzufügen' }).click();
    const row = page.locator('#fields-row-2');
    const label = row.locator('#field-fields__2__label');
    await expect(async () => {
      // A new row collapses once the content backend has responded.
      if (!(await label.isVisible())) await row.locator('.collapsible__toggle').first().click();
      await label.fill('Ergänzung', { timeout: 2000 });
    }).toPass();
    await row.getByLabel('Nur zeigen, wenn').selectOption('Größe');
    await row.getByLabel('Bedingung: Antwort').selectOption('Weiß');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.locator('#action-save').click();
    expect((await saved).status()).toBe(200);
    const { de } = await site.form(form);
    expect(de?.fields[2]).toMatchObject({ name: 'ergaenzung', showIfField: 'groesse', showIfValue: 'weiss' });

    await openAtDesk(page, `${product.siteUrl}/admin/collections/forms/${form}/submissions`);
    await page.getByRole('link', { name: 'Alle ansehen' }).click();
    await page.getByRole('link', { name: 'Kim Ölmez' }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Kim Ölmez' })).toBeVisible();
    await expect(page.getByText('Name: Kim Ölmez')).toBeVisible();
    await expect(page.getByText(/^Wird am .* gelöscht/)).toBeVisible();
    await expect(page.locator('#action-save')).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Plan.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('Plan.pdf');

    await page.getByRole('button', { name: 'Erledigt: post@example.org' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Abgehakt.' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Am .* abgehakt, von reads-forms-as-editor@example\.org/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Erledigt/ })).toHaveCount(0);
  },
);
