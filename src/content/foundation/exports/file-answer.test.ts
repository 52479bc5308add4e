import { expect, test } from 'vitest';
import { fileAnswer } from './file-answer.ts';

test('a file is written while it is sent, and no further than it is read', async () => {
  let written = 0;
  async function* chunks() {
    while (true) yield `${written++}${'.'.repeat(40_000)}\n`;
  }
  const answer = fileAnswer('x.csv', 'text/csv; charset=utf-8', chunks());
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toMatch(/^0\.+\n$/);
  await reader?.cancel();
  expect(written).toBeLessThan(4);
});
