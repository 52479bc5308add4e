import { connect } from 'node:net';
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

test.describe('a vote that counts', () => {
  test('is answered 201 with a receipt, and shows in the result', async () => {
    const poll = await find('test-open');
    const before = pollResults.parse((await poll.ask('/results')).json);
    const [yes = ''] = poll.choices(0);
    const answer = await poll.cast({ choices: [yes] });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    accepted(answer);
    await expect
      .poll(async () => pollResults.parse((await poll.ask('/results')).json).counts[yes] ?? 0)
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
    const before = pollResults.parse((await poll.ask('/results')).json);
    accepted(await poll.cast({ choices: [c, a, b] }));
    await expect
      .poll(async () => {
        const { counts, total } = pollResults.parse((await poll.ask('/results')).json);
        const gained = [a, b, c].map((option) => (counts[option] ?? 0) - (before.counts[option] ?? 0));
        return [...gained, total - before.total];
      })
      .toEqual([2, 1, 3, 1]);
  });
});

test.describe('a vote that does not count says why, in the voter’s language', () => {
  const cases: readonly [
    what: string,
    poll: TestPollKey,
    places: number[],
    refused: string,
    german: RegExp,
    english: RegExp,
    more?: object,
  ][] = [
    ['not open yet', 'test-later', [0], '403 not-open', /noch nicht geöffnet/, /not opened yet/],
    ['closed', 'test-over', [0], '403 closed', /geschlossen/, /closed/],
    ['no answer', 'test-open', [], '422 invalid choices', /keine Antwort/, /No answer/],
    ['two answers', 'test-open', [0, 1], '422 invalid choices', /nur eine Antwort/, /only one answer/],
    ['an answer twice', 'test-several', [0, 0], '422 invalid choices', /zweimal/, /twice/],
    ['an unknown answer', 'test-open', [7], '422 invalid choices', /steht nicht/, /not on this ballot/],
    ['too few answers', 'test-several', [0], '422 invalid choices', /mindestens 2/, /at least 2/],
    ['too many answers', 'test-several', [0, 1, 2, 3], '422 invalid choices', /höchstens 3/, /at most 3/],
    [
      'a ranking with gaps',
      'test-ranking',
      [0, 1],
      '422 invalid choices',
      /eigenen Platz/,
      /place of its own/,
    ],
    ['no device', 'test-device', [0], '422 invalid device', /Merkzeichen/, /token/],
    ['no code', 'test-code', [0], '422 invalid code', /Gib deinen Code ein/, /Enter your code/],
    [
      'a code that was never issued',
      'test-code',
      [0],
      '422 code',
      /gilt für diese Abstimmung nicht/,
      /not valid for this poll/,
      { code: '0000-0000-0000' },
    ],
    ['no consent', 'test-consent', [0], '422 invalid consent', /Einwilligung/, /consent/],
    [
      'no proof of work',
      'test-work',
      [0],
      '422 proof',
      /Rechenaufgabe/,
      /calculation/,
      { device: 'a'.repeat(32) },
    ],
  ];

  test('sent by a page of another site', async () => {
    const poll = await find('test-open');
    for (const [name, value] of [
      ['origin', 'https://example.org'],
      ['sec-fetch-site', 'cross-site'],
    ] as const) {
      const headers = { [name]: value };
      const answer = refused(await poll.cast({ choices: poll.choices(0) }, { headers }));
      expect(answer).toMatchObject({ status: 403, code: 'foreign' });
      const plain = await fetch(`${siteUrl()}/polls/test-open/vote`, { method: 'POST', headers });
      expect(plain.status).toBe(403);
    }
    const own = await poll.cast({ choices: poll.choices(0) }, { headers: { origin: siteUrl() } });
    accepted(own);
  });

  for (const [what, key, places, expected, german, english, more] of cases) {
    test(what, async () => {
      const poll = await find(key);
      for (const [locale, says] of [
        ['de', german],
        ['en', english],
      ] as const) {
        const problem = refused(await poll.cast({ choices: poll.choices(...places), ...more }, { locale }));
        const [status, code, field] = expected.split(' ');
        expect([String(problem.status), problem.code]).toEqual([status, code]);
        const sentence = field
          ? problem.problems?.find((each) => each.field === field)?.message
          : problem.message;
        expect(sentence).toMatch(says);
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
    expect(await answer.text()).toContain('This poll doesn’t exist');
  });
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
