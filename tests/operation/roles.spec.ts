import { expect, test } from '@playwright/test';
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
      await admin.save('POST', '/users', { email: `${role}@example.org`, password, role });
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
      (await editor.request('POST', '/users', { email: 'x@example.org', password, role: 'admin' })).status,
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
      '/globals/publication',
    ]) {
      expect((await stranger(path)).status, path).toBe(403);
    }
    expect((await stranger('/users/first-register', 'POST')).status).toBe(403);
    expect((await stranger('/graphql', 'POST')).status).toBeGreaterThanOrEqual(400);
    const inferred = await stranger('/media?where[key][like]=kurve&where[or][0][users.email][like]=admin');
    expect(await inferred.text()).not.toContain('admin@example.org');
  } finally {
    await product.stop();
    await data.remove();
  }
});
