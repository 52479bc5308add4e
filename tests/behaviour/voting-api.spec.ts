import { connect } from 'node:net';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { accepted, PollUnderTest, randomToken, refused, type TestPollKey } from '../support/test-polls.ts';
import { expect, siteUrl, test } from '../support/under-test.ts';

const find = (key: TestPollKey) => PollUnderTest.find(siteUrl(), key);
const results = z.strictObject({
  counts: z.record(z.string(), z.number()),
  total: z.number(),
  state: z.string(),
});

test.describe('a vote that counts', () => {
  test('is answered 201 with a receipt, and shows in the result', async () => {
    const poll = await find('test-open');
    const before = results.parse((await poll.ask('/results')).json);
    const [yes = ''] = poll.choices(0);
    const answer = await poll.cast({ choices: [yes] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    accepted(answer);
    await expect
      .poll(async () => results.parse((await poll.ask('/results')).json).counts[yes] ?? 0)
      .toBeGreaterThan(before.counts[yes] ?? 0);
  });

  test('comes again with its key: the same receipt, counted once', async () => {
    const poll = await find('test-device');
    const vote = { choices: poll.choices(1), device: randomToken() };
    const key = randomToken();
    const first = accepted(await poll.cast(vote, { key }));
    const again = await Promise.all(Array.from({ length: 20 }, () => poll.cast(vote, { key })));
    for (const answer of again) expect(accepted(answer)).toEqual(first);
    const other = refused(await poll.cast({ ...vote, choices: poll.choices(0) }, { key }));
    expect([other.status, other.code]).toEqual([409, 'different']);
  });

  test('ranks all answers, the first counting most', async () => {
    const poll = await find('test-ranking');
    const [a = '', b = '', c = ''] = poll.options;
    const before = results.parse((await poll.ask('/results')).json);
    accepted(await poll.cast({ choices: [c, a, b] }));
    await expect
      .poll(async () => {
        const { counts, total } = results.parse((await poll.ask('/results')).json);
        const gained = [a, b, c].map((option) => (counts[option] ?? 0) - (before.counts[option] ?? 0));
        return [...gained, total - before.total];
      })
      .toEqual([2, 1, 3, 1]);
  });
});

test.describe('a vote that does not count says why, in the voter’s language', () => {
  const cases: readonly {
    what: string;
    poll: TestPollKey;
    places: number[];
    more?: object;
    status: number;
    code: string;
    says: { de: RegExp; en: RegExp };
    field?: string;
  }[] = [
    {
      what: 'not open yet',
      poll: 'test-later',
      places: [0],
      status: 403,
      code: 'not-open',
      says: { de: /noch nicht geöffnet/, en: /not opened yet/ },
    },
    {
      what: 'closed',
      poll: 'test-over',
      places: [0],
      status: 403,
      code: 'closed',
      says: { de: /geschlossen/, en: /closed/ },
    },
    {
      what: 'no answer',
      poll: 'test-open',
      places: [],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /keine Antwort/, en: /No answer/ },
    },
    {
      what: 'two answers',
      poll: 'test-open',
      places: [0, 1],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /nur eine Antwort/, en: /only one answer/ },
    },
    {
      what: 'an answer twice',
      poll: 'test-several',
      places: [0, 0],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /zweimal/, en: /twice/ },
    },
    {
      what: 'an unknown answer',
      poll: 'test-open',
      places: [7],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /steht nicht/, en: /not on this ballot/ },
    },
    {
      what: 'too few answers',
      poll: 'test-several',
      places: [0],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /mindestens 2/, en: /at least 2/ },
    },
    {
      what: 'too many answers',
      poll: 'test-several',
      places: [0, 1, 2, 3],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /höchstens 3/, en: /3 at most/ },
    },
    {
      what: 'a ranking with gaps',
      poll: 'test-ranking',
      places: [0, 1],
      status: 422,
      code: 'invalid',
      field: 'choices',
      says: { de: /eigenen Platz/, en: /place of its own/ },
    },
    {
      what: 'no device',
      poll: 'test-device',
      places: [0],
      status: 422,
      code: 'invalid',
      field: 'device',
      says: { de: /Merkzeichen/, en: /token/ },
    },
    {
      what: 'no code',
      poll: 'test-code',
      places: [0],
      status: 422,
      code: 'invalid',
      field: 'code',
      says: { de: /Gib deinen Code ein/, en: /Enter your code/ },
    },
    {
      what: 'a code that was never issued',
      poll: 'test-code',
      places: [0],
      more: { code: '0000-0000-0000' },
      status: 422,
      code: 'code',
      says: { de: /kennen wir/, en: /do not know/ },
    },
    {
      what: 'no agreement',
      poll: 'test-consent',
      places: [0],
      status: 422,
      code: 'invalid',
      field: 'consent',
      says: { de: /Zustimmung/, en: /agreement/ },
    },
    {
      what: 'no proof of work',
      poll: 'test-work',
      places: [0],
      more: { device: 'a'.repeat(32) },
      status: 422,
      code: 'proof',
      says: { de: /Rechenaufgabe/, en: /calculation/ },
    },
  ];

  for (const { what, poll: key, places, more, status, code, says, field } of cases) {
    test(what, async () => {
      const poll = await find(key);
      for (const locale of ['de', 'en'] as const) {
        const problem = refused(await poll.cast({ choices: poll.choices(...places), ...more }, { locale }));
        expect([problem.status, problem.code]).toEqual([status, code]);
        const sentence = field
          ? problem.problems?.find((each) => each.field === field)?.message
          : problem.message;
        expect(sentence).toMatch(says[locale]);
      }
    });
  }

  test('a second vote from one device: 409, however they race', async () => {
    const poll = await find('test-device');
    const device = randomToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => poll.cast({ choices: poll.choices(place % 2), device })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      const problem = refused(answer);
      expect([problem.status, problem.code]).toEqual([409, 'voted']);
      expect(problem.view).toBeTruthy();
    }
  });

  test('an unknown poll: 404', async () => {
    const answer = await fetch(`${siteUrl()}/sk/v1/polls/nope/votes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such poll');
  });
});

test.describe('proof of work', () => {
  test('counts once, for its own poll and its own device', async () => {
    const poll = await find('test-work');
    const challenge = async (): Promise<Challenge> => {
      const answer = await fetch(`${poll.address}/challenge`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return answer.json();
    };
    const solve = async (given: Challenge) => {
      const solution = await solveChallenge({ challenge: given, deriveKey });
      return Buffer.from(JSON.stringify({ challenge: given, solution })).toString('base64');
    };
    const given = await challenge();
    const proof = await solve(given);
    const vote = (more: object) => ({ choices: poll.choices(0), device: randomToken(), ...more });
    const first = vote({ proof });
    const key = randomToken();
    const { receipt } = accepted(await poll.cast(first, { key }));
    expect(refused(await poll.cast(vote({ proof }))).code).toBe('spent');
    // Whoever did not get the answer asks again, and the proof may be worth nothing any more by then.
    expect(accepted(await poll.cast({ ...first, proof: 'expired' }, { key })).receipt).toBe(receipt);
    const other = { ...first, choices: poll.choices(1), proof: 'expired' };
    expect(refused(await poll.cast(other, { key })).code).toBe('proof');
    const forged = await challenge();
    forged.parameters.keyPrefix = '00';
    expect(refused(await poll.cast(vote({ proof: await solve(forged) }))).code).toBe('proof');
    const ofAnother = await fetch(`${(await find('test-open')).address}/challenge`);
    const foreign = await solve(await ofAnother.json());
    expect(refused(await poll.cast(vote({ proof: foreign }))).code).toBe('proof');
  });
});

test.describe('results', () => {
  test('are shown after the vote to who has voted', async () => {
    const poll = await find('test-device');
    expect(refused(await poll.ask('/results')).code).toBe('hidden');
    const { view } = accepted(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
    const answer = await poll.ask(`/results?view=${view}`);
    expect(results.parse(answer.json).state).toBe('open');
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
        results: results.parse(JSON.parse(data ?? '')),
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

test('the audit names what was accepted and refused, and each chain’s last line', async () => {
  const poll = await find('test-over');
  refused(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
  const audit = z.strictObject({
    poll: z.literal(poll.id),
    accepted: z.literal(0),
    refused: z.strictObject({ closed: z.number().min(1) }),
    heads: z.array(z.never()),
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
  const { heads } = z
    .looseObject({ heads: z.array(head).min(1), log: z.undefined().optional() })
    .parse((await open.ask('/audit')).json);
  expect(heads.length).toBeGreaterThan(0);
});

test.describe('what is no vote at all', () => {
  const bodies: readonly {
    what: string;
    body: BodyInit;
    type?: string;
    key?: string | null;
    status: number;
  }[] = [
    { what: 'another type', body: 'choices=a', type: 'application/x-www-form-urlencoded', status: 415 },
    { what: 'no JSON', body: '{"choices":', status: 400 },
    { what: 'broken UTF-8', body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]), status: 400 },
    { what: 'another shape', body: '[]', status: 422 },
    { what: 'a number for choices', body: '{"choices":5}', status: 422 },
    { what: 'ten megabytes', body: `{"choices":["${'a'.repeat(10_000_000)}"]}`, status: 413 },
    { what: 'ten thousand levels', body: '['.repeat(4000) + ']'.repeat(4000), status: 422 },
    { what: 'no key', body: '{"choices":["a"]}', key: null, status: 422 },
    { what: 'a key of spaces', body: '{"choices":["a"]}', key: 'a b c d e f g', status: 422 },
  ];
  for (const { what, body, type = 'application/json', key = randomToken(), status } of bodies) {
    test(`${what}: ${status}`, async () => {
      const poll = await find('test-open');
      const headers = { 'content-type': type, ...(key === null ? {} : { 'idempotency-key': key }) };
      const answer = await fetch(`${poll.address}/votes`, { method: 'POST', headers, body });
      expect(
        refused({ status: answer.status, headers: answer.headers, json: await answer.json() }).status,
      ).toBe(status);
    });
  }

  test('a vote that is broken off is forgotten', async () => {
    const poll = await find('test-open');
    const { hostname, port } = new URL(poll.address);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => {});
    socket.write(
      `POST /sk/v1/polls/${poll.id}/votes HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"choices"`,
    );
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.destroy();
    accepted(await poll.cast({ choices: poll.choices(0) }));
  });

  test('GET of the votes: 405', async () => {
    const answer = await fetch(`${siteUrl()}/sk/v1/polls/test-open/votes`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });
});
