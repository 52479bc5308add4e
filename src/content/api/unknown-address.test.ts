import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContentBackend } from '../../../tests/support/content-backend.ts';

let backend: ContentBackend;

beforeAll(async () => {
  backend = await ContentBackend.start();
});

afterAll(() => backend.end());

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
