import { expect, test } from 'vitest';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';

const backend = ContentBackend.forTests();

test('a date has a year of four digits', async () => {
  const editor = await backend.as('editor');
  const { id } = await storedDocument(backend.payload, 'polls');
  const close = (closesAt: string) => editor('PATCH', `/polls/${id}`, { closesAt, _status: 'published' });
  const refused = await close('+275760-09-13T00:00:00.000Z');
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('bis 9999')]);
  expect(await (await close('9999-09-13T00:00:00.000Z')).text()).not.toContain('bis 9999');
});
