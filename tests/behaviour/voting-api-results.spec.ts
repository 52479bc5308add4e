import { z } from 'zod';
import {
  accepted,
  PollUnderTest,
  pollResults,
  randomToken,
  refused,
  type TestPollKey,
} from '../support/test-polls.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

const find = (key: TestPollKey) => PollUnderTest.find(siteUrl(), key);

test.describe('results', () => {
  test('are shown after the vote to who has voted', async () => {
    const poll = await find('test-device');
    expect(refused(await poll.ask('/results')).code).toBe('hidden');
    const { view } = accepted(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
    const answer = await poll.ask(`/results?view=${view}`);
    expect(pollResults.parse(answer.json).state).toBe('open');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(refused(await poll.ask('/results?view=0')).code).toBe('hidden');
  });

  test('are never shown where editors said so, closed or not, and nor is the log', async () => {
    const poll = await find('test-hidden');
    const { view } = accepted(await poll.cast({ choices: poll.choices(0) }));
    expect(refused(await poll.ask(`/results?view=${view}`)).message).toContain('nicht gezeigt');
    const audit = z
      .looseObject({ accepted: z.number(), log: z.undefined().optional() })
      .parse((await poll.ask('/audit')).json);
    expect(audit.accepted).toBeGreaterThan(0);
  });

  test('may be kept for a second where everybody may see them', async () => {
    const answer = await (await find('test-open')).ask('/results');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=1');
  });

  test('come live, numbered by ballots, first at once and then with every change', async () => {
    const poll = await find('test-several');
    const stream = await fetch(`${poll.address}/live`);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const untilHeard = async (count: number) => {
      while ((text.match(/^id: \d+$/gm) ?? []).length < count) text += (await reader?.read())?.value ?? '';
      return [...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => ({
        id: Number(id),
        results: pollResults.parse(JSON.parse(data ?? '')),
      }));
    };
    await untilHeard(1);
    accepted(await poll.cast({ choices: poll.choices(1, 2) }));
    const events = await untilHeard(2);
    await reader?.cancel();
    for (const event of events) expect(event.id).toBe(event.results.total);
    expect(events.at(-1)?.id).toBeGreaterThan(events[0]?.id ?? 0);
  });
});

test('the audit names what was accepted and refused, and each chain’s last line, signed', async () => {
  const poll = await find('test-over');
  refused(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
  const audit = z.strictObject({
    poll: z.literal(poll.id),
    accepted: z.literal(0),
    refused: z.strictObject({ closed: z.number().min(1) }),
    heads: z.array(z.never()),
    key: z.strictObject({
      algorithm: z.literal('Ed25519'),
      pem: z.string().startsWith('-----BEGIN PUBLIC KEY-----'),
      fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    journal: z.array(z.never()),
    log: z.array(z.never()),
  });
  // Refusals are written with the next ballots, at the latest after a second.
  await expect(async () => audit.parse((await poll.ask('/audit')).json)).toPass();
  const open = await find('test-open');
  accepted(await open.cast({ choices: open.choices(0) }));
  const head = z.strictObject({
    chain: z.string(),
    number: z.number().min(1),
    hash: z.string().regex(/^[0-9a-f]{64}$/),
  });
  const { heads, journal, key } = z
    .looseObject({
      heads: z.array(head).min(1),
      key: z.looseObject({}),
      journal: z.array(z.looseObject({ kind: z.string() })),
      log: z.undefined().optional(),
    })
    .parse((await open.ask('/audit')).json);
  expect(heads.length).toBeGreaterThan(0);
  expect(journal.map(({ kind }) => kind)).toContain('asked');
  expect(await (await fetch(`${siteUrl()}/sk/v1/votes/key`)).json()).toEqual(key);
});
