import { expect, test } from 'vitest';
import { hearRefusals, withRefusalsHeard } from './heard-refusals.ts';
import type { Problem } from './problem-list.tsx';

const origin = 'https://club.example';

test('a form hears why its own document was refused, field by field, and its sender still reads the answer', async () => {
  const problem = { path: 'title', message: 'Bitte ausfüllen.' };
  const body = { errors: [{ message: 'Bitte ausfüllen.', data: { errors: [problem] } }] };
  const ask = withRefusalsHeard(async () => Response.json(body, { status: 400 }), origin);
  const heard: (readonly Problem[])[] = [];
  const end = hearRefusals('/api/polls/3', (problems) => heard.push(problems));

  const answer = await ask('/api/polls/3?locale=de', { method: 'PATCH' });
  expect(await answer.json()).toEqual(body);
  expect(heard).toEqual([[problem]]);

  await ask('/api/polls/3/autosave', { method: 'POST' });
  await ask('/api/polls/33', { method: 'PATCH' });
  await ask('https://elsewhere.example/api/polls/3', { method: 'PATCH' });
  end();
  await ask('/api/polls/3', { method: 'PATCH' });
  expect(heard).toHaveLength(1);
});

test.each([
  ['saved', Response.json({ doc: {} })],
  [
    'refused in one sentence',
    Response.json({ errors: [{ message: 'Dafür reicht das Recht nicht.' }] }, { status: 403 }),
  ],
  ['answered by somebody else', new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('nothing is heard of fields where it is %s', async (_case, answer) => {
  const ask = withRefusalsHeard(async () => answer, origin);
  const heard: Problem[] = [];
  const end = hearRefusals('/api/polls/3', (problems) => heard.push(...problems));
  await ask('/api/polls/3', { method: 'PATCH' });
  end();
  expect(heard).toEqual([]);
});
