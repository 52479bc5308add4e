import { expect } from '@playwright/test';
import { z } from 'zod';
import { callServerFunction, serverActions } from '../support/admin-calls.ts';
import { ContentEditor } from '../support/content-editor.ts';
import { test } from '../support/operated-product.ts';
import type { Product } from '../support/product.ts';

const password = 'a long enough sentence';

const users = z.object({
  docs: z.array(z.object({ id: z.number(), email: z.string(), role: z.string() })),
});

const accountOf = (role: string) => ({ email: `holds-${role}@example.org`, password });

test('nobody gives themselves a role, and what the product does not use is not there', async ({
  operated: product,
  admin,
}) => {
  for (const role of ['viewer', 'editor']) await admin.invite({ ...accountOf(role), role });
  const editor = await ContentEditor.signIn(product, accountOf('editor'));
  const { docs } = users.parse(await (await editor.request('GET', '/users')).json());
  await editor.request('PATCH', `/users/${docs[0]?.id}`, { role: 'admin' });
  const after = users.parse(await (await editor.request('GET', '/users')).json());
  expect(after.docs.map(({ email, role }) => [email, role])).toEqual([[accountOf('editor').email, 'editor']]);
  // Endpoints that the product doesn't use don't exist.
  for (const path of [
    '/api/graphql',
    '/api/graphql-playground',
    '/api/og?title=x',
    '/_next/image?url=%2Fx&w=64&q=75',
  ])
    expect((await fetch(product.contentUrl + path)).status, path).toBe(404);

  await holdsServerFunctions(product, await admin.publishPage('/rechte', { de: 'Rechte', en: 'Rights' }));
});

/** The admin's server functions, which bypass the REST API: allowed by role and document. */
async function holdsServerFunctions(product: Product, pageId: string): Promise<void> {
  const signedIn = (role: string) => product.signIn(accountOf(role));
  const [viewer, editor, admin] = [
    await signedIn('viewer'),
    await signedIn('editor'),
    await product.signIn(),
  ];
  const call = (as: Record<string, string>, name: string, args: object = {}) =>
    callServerFunction(product.contentUrl, as, name, args);
  expect([...serverActions().keys()].sort()).toEqual([
    'node_modules/@payloadcms/next/dist/layouts/Root/index.js', // The admin's language, from a cookie.
    'src/content/app/(payload)/layout.tsx',
  ]);
  for (const name of ['slugify', 'get-folder-results-component-and-data', 'constructor', 'nowhere'])
    expect(await call(admin, name), name).toContain('may not');
  for (const name of ['form-state', 'table-state', 'render-list', 'render-document', 'schedule-publish'])
    expect(await call({}, name), name).toContain('may not');
  for (const name of ['schedule-publish', 'get-upcoming-scheduled-publish', 'copy-data-from-locale'])
    expect(await call(viewer, name), name).toContain('may not');

  const target = { collectionSlug: 'pages', id: pageId };
  const upcoming = async () =>
    [...(await call(editor, 'get-upcoming-scheduled-publish', target)).matchAll(/"id":(\d+)/g)].map(
      ([, id]) => id,
    );
  const date = new Date(Date.now() + 3_600_000).toISOString();
  const doc = { relationTo: 'pages', value: pageId };
  await call(viewer, 'schedule-publish', { type: 'publish', date, doc });
  expect(await upcoming()).toEqual([]);
  await call(editor, 'schedule-publish', { type: 'publish', date, doc });
  const [job, ...others] = await upcoming();
  expect(others).toEqual([]);
  await call(viewer, 'schedule-publish', { deleteID: job });
  expect(await upcoming()).toEqual([job]);
  for (const junk of [
    { deleteID: '999999' },
    { type: 'publish', date, doc: { relationTo: 'users', value: '1' } },
  ])
    expect(await call(admin, 'schedule-publish', junk)).toContain('"error"');
  expect(await call(editor, 'schedule-publish', { deleteID: job })).not.toContain('"error"');
  expect(await upcoming()).toEqual([]);

  const locks = async () => {
    const answer = await fetch(`${product.contentUrl}/api/payload-locked-documents`, { headers: admin });
    return z.object({ totalDocs: z.number() }).parse(await answer.json()).totalDocs;
  };
  const before = await locks();
  const edited = { operation: 'update', data: {}, docPermissions: { fields: true }, returnLockStatus: true };
  await call(viewer, 'form-state', { ...edited, ...target, schemaPath: 'pages' });
  await call(viewer, 'form-state', { ...edited, collectionSlug: 'users', id: 1, schemaPath: 'users' });
  expect(await locks()).toBe(before);
  await call(editor, 'form-state', { ...edited, ...target, schemaPath: 'pages' });
  expect(await locks()).toBe(before + 1);
}
