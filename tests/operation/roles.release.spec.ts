import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { callServerFunction, serverActions } from '../support/admin-calls.ts';
import { ContentEditor } from '../support/content-editor.ts';
import { copyOfSeededData, Product } from '../support/product.ts';

const password = 'a long enough sentence';

test('viewers read, editors write, only admins manage accounts; strangers get nothing', async () => {
  const data = await copyOfSeededData();
  const product = await Product.create({ dataDir: data.path });
  try {
    await product.startContent();
    const admin = await ContentEditor.signIn(product);
    for (const role of ['viewer', 'editor']) {
      await admin.invite({ email: `${role}@example.org`, password, role });
    }
    const viewer = await ContentEditor.signIn(product, { email: 'viewer@example.org', password });
    const editor = await ContentEditor.signIn(product, { email: 'editor@example.org', password });
    const page = await viewer.page('/strategie', 'de');
    expect((await viewer.request('PATCH', `/pages/${page.id}`, { title: 'Nein' })).status).toBe(403);
    expect(
      (
        await editor.request('PATCH', `/pages/${page.id}?locale=de`, {
          title: 'Strategie',
          _status: 'published',
        })
      ).status,
    ).toBe(200);
    expect(
      (await editor.request('POST', '/users/invite', { email: 'x@example.org', role: 'admin' })).status,
    ).toBe(403);
    const users: { docs: { id: number; email: string; role: string }[] } = await (
      await editor.request('GET', '/users')
    ).json();
    expect(users.docs.map(({ email }) => email)).toEqual(['editor@example.org']);
    await editor.request('PATCH', `/users/${users.docs[0]?.id}`, { role: 'admin' });
    const after: { docs: { role: string }[] } = await (await editor.request('GET', '/users')).json();
    expect(after.docs[0]?.role).toBe('editor');

    const stranger = (path: string, method = 'GET') => fetch(`${product.contentUrl}/api${path}`, { method });
    for (const path of [
      '/pages',
      '/pages/versions',
      '/users',
      '/redirects',
      '/polls',
      '/globals/project-settings',
    ]) {
      expect((await stranger(path)).status, path).toBe(403);
    }
    expect((await stranger('/globals/publication')).status).toBe(404);
    expect((await stranger('/users/first-register', 'POST')).status).toBe(404);
    expect((await stranger('/graphql', 'POST')).status).toBeGreaterThanOrEqual(400);
    const inferred = await stranger('/media?where[key][like]=kurve&where[or][0][users.email][like]=admin');
    expect(await inferred.text()).not.toContain('admin@example.org');

    // Endpoints that the product doesn't use don't exist.
    for (const path of [
      '/api/graphql',
      '/api/graphql-playground',
      '/api/og?title=x',
      '/_next/image?url=%2Fx&w=64&q=75',
    ])
      expect((await fetch(product.contentUrl + path)).status, path).toBe(404);

    await holdsServerFunctions(product, page.id);
  } finally {
    await product.stop();
    await data.remove();
  }
});

/** The admin's server functions, which bypass the REST API: allowed by role and document. */
async function holdsServerFunctions(product: Product, pageId: number | string): Promise<void> {
  const signedIn = (role: string) => product.signIn({ email: `${role}@example.org`, password });
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
  const doc = { relationTo: 'pages', value: String(pageId) };
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
  const edited = { operation: 'update', data: {}, docPermissions: { fields: true }, returnLockStatus: true };
  await call(viewer, 'form-state', { ...edited, ...target, schemaPath: 'pages' });
  await call(viewer, 'form-state', { ...edited, collectionSlug: 'users', id: 1, schemaPath: 'users' });
  expect(await locks()).toBe(0);
  await call(editor, 'form-state', { ...edited, ...target, schemaPath: 'pages' });
  expect(await locks()).toBe(1);
}
