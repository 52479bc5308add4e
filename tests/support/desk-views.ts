import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import type { ContentEditor } from './content-editor.ts';
import { type Product, testAdmin } from './product.ts';

const found = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) });

/**
 * Signs in, by default as the product's first administrator. By API, because the form is tested in
 * five-minutes.spec.ts.
 */
export async function signInAtDesk(
  page: Page,
  { siteUrl }: Pick<Product, 'siteUrl'>,
  account: { email: string; password: string } = testAdmin,
): Promise<void> {
  const answer = await page.request.post(`${siteUrl}/api/users/login`, {
    data: account,
    headers: { origin: siteUrl },
  });
  expect(answer.ok(), `signing in as ${account.email}`).toBe(true);
}

/** Opens a view of the admin and waits until it is usable: earlier input would be lost. */
export async function openAtDesk(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilDeskIsReady(page);
}

/** Waits until the fixes for Payload's components run and nothing is loading. */
export async function untilDeskIsReady(page: Page): Promise<void> {
  await page.locator('html[data-desk="ready"]').waitFor();
  await page
    .locator('.loading-overlay, .shimmer-effect, .form-loading-overlay')
    .first()
    .waitFor({ state: 'hidden' });
}

export const openViews: readonly string[] = ['/admin/login', '/admin/forgot'];

/** Every view of the admin: a document of each collection, and a comparison with an earlier version of this page. */
export async function deskViews(editor: ContentEditor, page: string): Promise<readonly string[]> {
  const first = async (path: string) => {
    const answer = await editor.request('GET', `/${path}${path.includes('?') ? '&' : '?'}limit=1&depth=0`);
    const [document] = found.parse(await answer.json()).docs;
    if (!document) throw new Error(`There is nothing in ${path}.`);
    return document.id;
  };
  const [media, poll, form, product, user, entry, version] = await Promise.all(
    [
      'media',
      'polls',
      'forms',
      'products',
      'users',
      'audit',
      `pages/versions?where[parent][equals]=${page}`,
    ].map(first),
  );
  const collections = ['pages', 'media', 'polls', 'forms', 'products', 'redirects'];
  return [
    '/admin',
    '/admin/account',
    '/admin/guides',
    '/admin/guides/pages',
    '/admin/guides/polls',
    ...[...collections, 'submissions', 'users', 'audit'].map((name) => `/admin/collections/${name}`),
    ...collections.map((name) => `/admin/collections/${name}/create`),
    '/admin/collections/pages/trash',
    `/admin/collections/pages/${page}`,
    `/admin/collections/pages/${page}/versions`,
    `/admin/collections/pages/${page}/versions/${version}`,
    `/admin/collections/pages/${page}/pictures/${version}`,
    `/admin/collections/media/${media}`,
    `/admin/collections/polls/${poll}`,
    `/admin/collections/polls/${poll}/votes`,
    `/admin/collections/forms/${form}`,
    `/admin/collections/forms/${form}/submissions`,
    `/admin/collections/products/${product}`,
    `/admin/collections/users/${user}`,
    `/admin/collections/audit/${entry}`,
    ...['project-settings', 'brand', 'voting', 'embedding'].map((name) => `/admin/globals/${name}`),
    '/admin/collections/nothing',
  ];
}
