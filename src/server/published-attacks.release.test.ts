import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { attackVectors } from '../../tests/support/attack-vectors/attack-vectors.ts';
import { encoded, headerOf, leak } from '../../tests/support/attack-vectors/sent-attacks.ts';
import { ContentBackend } from '../../tests/support/content-backend.ts';
import { SiteOfContent, secrets } from '../../tests/support/site-of-content.ts';

/** Runs published attack lists against every public input of votes and forms. */

// Thousands of requests take long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const saved = z.object({ doc: z.looseObject({ id: z.number() }) });

const backend = ContentBackend.forTests({ environment: secrets });
let site: SiteOfContent;
let poll: number;
let form: number;

beforeAll(async () => {
  site = await SiteOfContent.start(backend);
  const admin = await backend.as('admin');
  const save = async (path: string, body: object) => {
    const answer = await admin('POST', `${path}?locale=de`, { ...body, _status: 'published' });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    return saved.parse(JSON.parse(text)).doc.id;
  };
  poll = await save('/polls', {
    question: 'Wie breit?',
    integrity: 'code',
    opensAt: '2026-01-01T00:00:00.000Z',
    consent: 'Ja, zählt mich.',
    options: [{ label: 'Schmal' }, { label: 'Breit' }],
  });
  form = await save('/forms', {
    title: 'Schreib uns',
    submitLabel: 'Senden',
    confirmation: 'Danke.',
    fields: [{ type: 'text', label: 'Name' }],
  });
  const blocks = [
    { blockType: 'poll', poll },
    { blockType: 'form', form },
  ];
  await save('/pages', { path: '/', title: 'Start', layout: 'default', blocks });
  await site.untilCurrent();
  const empty = await fetch(`${site.url}/sk/v1/polls/${poll}/votes`, {
    method: 'POST',
    body: '{"choices":[]}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(16) },
  });
  expect(empty.status, await empty.text()).toBe(422);
  expect(empty.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

afterAll(() => site.end());

/** Every input that accepts text from strangers, as one request each. */
function waysOf(text: string): [path: string, sent?: RequestInit][] {
  const json = (body: unknown, headers = {}) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k'.repeat(16), ...headers },
  });
  const fields = (body: Record<string, string>) => ({
    method: 'POST',
    body: new URLSearchParams(body).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const votes = `/sk/v1/polls/${poll}/votes`;
  return [
    [votes, json({ choices: [text], device: text, code: text, consent: true })],
    [votes, json({ choices: text, proof: text, consent: text })],
    [votes, json({ [text]: text })],
    [votes, json({ choices: ['a'], code: text }, { 'idempotency-key': headerOf(text) })],
    [votes, { ...json({}), body: text }],
    [`/polls/${poll}/vote`, fields({ choices: text, code: text, consent: text, token: text })],
    [`/polls/${poll}/vote`, fields({ choice: text, [text]: text })],
    [`/polls/${poll}/screen?key=${encoded(text)}`],
    [`/polls/${poll}/counted?receipt=${encoded(text)}&view=${encoded(text)}`],
    [`/sk/v1/polls/${poll}/results?view=${encoded(text)}`],
    [`/sk/v1/polls/${encoded(text)}`],
    [`/polls/${encoded(text)}/share.png?${encoded(text)}`],
    [`/forms/${form}/send`, fields({ Name: text, name: text, token: text, slip: text, [text]: text })],
    [`/forms/${form}/received?receipt=${encoded(text)}`],
    [`/sk/v1/forms/${encoded(text)}/challenge`],
    [
      `/?preview=${encoded(text)}`,
      { headers: { 'accept-language': headerOf(text), cookie: `i18n_redirected=${encoded(text)}` } },
    ],
  ];
}

test('nothing breaks, nothing is told, and no vote counts', async () => {
  const problems: string[] = [];
  for (const [index, text] of attackVectors.entries()) {
    const ways = waysOf(text);
    // Two inputs for each text, so every input gets an eighth of all texts.
    for (const way of [index % ways.length, (index + ways.length / 2) % ways.length]) {
      const [path, sent] = ways[way] ?? ['/'];
      const answer = await fetch(site.url + path, { redirect: 'manual', ...sent });
      const said = await answer.text();
      const broke = answer.status >= 500 && !(answer.status === 503 && answer.headers.has('retry-after'));
      const counted = answer.status === 201 || (answer.status === 303 && path.endsWith('/vote'));
      if (broke || counted || leak.test(said))
        problems.push(`${path} ${JSON.stringify(text)}: ${answer.status} ${said.slice(0, 200)}`);
    }
  }
  expect(problems).toEqual([]);
});
