import { describe, expect, test } from 'vitest';
import { ContentBackend, databasesOfSuite } from '../../../../tests/support/content-backend.ts';

describe.each(databasesOfSuite)('on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  test.each([
    ['GET', '/nichts'],
    ['POST', '/pages/1/nichts'],
    ['DELETE', '/globals/brand/nichts'],
  ])('%s %s is refused in the reader’s language', async (method, path) => {
    const editor = await backend.as('editor');
    for (const [language, message] of [
      ['de', 'Unter dieser Adresse gibt es nichts.'],
      ['en', 'There is nothing at this address.'],
    ] as const) {
      const answer = await editor(method, path, undefined, { 'accept-language': language });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ errors: [{ message }] });
    }
  });

  test('what can be no document’s number is nowhere an error of ours', async () => {
    const admin = await backend.as('admin');
    const { collections } = backend.payload.config;
    // Payload can't delete preferences by id, and nobody does.
    const addressed = collections.filter(({ slug }) => slug !== 'payload-preferences');
    const addresses = addressed.flatMap(({ slug, endpoints }) =>
      (endpoints || [])
        .filter(({ path }) => path.includes('/:id'))
        .map(
          ({ method, path }) => [method.toUpperCase(), `/${slug}${path.replace(/:file\b/, '1')}`] as const,
        ),
    );
    expect(addresses.length).toBeGreaterThan(50);
    for (const [method, path] of addresses)
      for (const id of ['abc', '1e9', '99999999999', '-1', '0']) {
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        const answer = await admin(method, path.replace(/:id\??/, id), body);
        expect.soft(answer.status, `${method} ${path} with ${id}: ${await answer.text()}`).toBeLessThan(500);
      }
  });
});
