import { beforeAll, expect, test } from 'vitest';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';

const backend = ContentBackend.forTests();
beforeAll(async () => {
  const editor = await backend.as('editor');
  await editor('POST', '/redirects', { from: '/alt', to: '/strategie', status: '301' });
});

test('every account takes the redirects away, for spreadsheets in its language', async () => {
  const viewer = await backend.as('viewer');
  const german = await viewer('GET', '/redirects/export', undefined, { 'accept-language': 'de' });
  expect(german.headers.get('content-disposition')).toBe('attachment; filename="redirects.csv"');
  expect((await german.text()).split('\r\n').slice(0, 2)).toEqual([
    'Von;Nach;Status;Geändert',
    expect.stringMatching(/^\/alt;\/strategie;301;\d\d\.\d\d\.\d{4} /),
  ]);
  const english = await viewer('GET', '/redirects/export', undefined, { 'accept-language': 'en' });
  expect(await english.text()).toContain('From,To,Status,Changed');
});

test('nobody else does', async () => {
  expect((await backend.request('GET', '/redirects/export')).status).toBe(403);
});
