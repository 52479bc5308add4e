import { expect, test } from 'vitest';
import { noteUnread, withoutUnread } from './unread-fields.ts';

const origin = 'https://club.example';

test('a document is refused as long as one of its fields can’t be read, and no other is', async () => {
  const asked: string[] = [];
  const ask = withoutUnread(async (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${input}`);
    return Response.json({ doc: {} });
  }, origin);
  const send = async (address: string, method: string) => (await ask(address, { method })).status;
  const forget = noteUnread({
    document: '/api/polls/3',
    path: 'closesAt',
    message: 'Das ist kein Zeitpunkt.',
  });

  const refused = await ask(`${origin}/api/polls/3?locale=de&depth=0`, { method: 'PATCH' });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({
    errors: [
      {
        name: 'ValidationError',
        message: 'Das ist kein Zeitpunkt.',
        data: { errors: [{ path: 'closesAt', message: 'Das ist kein Zeitpunkt.' }] },
      },
    ],
  });
  expect(asked).toEqual([]);

  expect(await send('/api/polls/3', 'GET')).toBe(200);
  expect(await send('/api/polls/3/autosave', 'POST')).toBe(200);
  expect(await send('/api/polls/33', 'PATCH')).toBe(200);
  expect(await send('https://elsewhere.example/api/polls/3', 'PATCH')).toBe(200);
  forget();
  expect(await send('/api/polls/3', 'PATCH')).toBe(200);
  expect(asked).toHaveLength(5);
});
