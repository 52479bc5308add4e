import { describe, expect, test } from 'vitest';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

describe.each(databasesOfSuite)('the content backend on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  test('lets an editor write what a viewer may only read', async () => {
    const [viewer, editor] = [await backend.as('viewer'), await backend.as('editor')];
    const redirect = { from: '/alt', to: '/', status: '301' };
    expect((await viewer('POST', '/redirects', redirect)).status).toBe(403);
    expect((await editor('POST', '/redirects', redirect)).status).toBe(201);
    expect((await viewer('GET', '/redirects')).status).toBe(200);
    expect((await backend.request('GET', '/redirects')).status).toBe(403);
  });
});
