import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { addressOf, password } from '../../../../tests/support/known-accounts.ts';

const listed = z.object({ user: z.object({ id: z.number(), role: z.string() }).nullable() });

describe.each(databases)('signing in on %s', (database) => {
  const backend = ContentBackend.forTests({ database });

  function logIn(email: string, secret = password, from = '192.0.2.1'): Promise<Response> {
    return backend.request(
      'POST',
      '/users/login',
      { email, password: secret },
      { 'x-forwarded-for': from, 'user-agent': 'Kim’s browser'.replace('’', "'") },
    );
  }

  async function tokenOf(answer: Response): Promise<Record<string, string>> {
    const { token } = z.object({ token: z.string() }).parse(await answer.json());
    return { authorization: `JWT ${token}` };
  }

  async function whoIs(headers: Record<string, string>): Promise<{ id: number; role: string } | null> {
    return listed.parse(await (await backend.request('GET', '/users/me', undefined, headers)).json()).user;
  }

  async function sessionsOf(id: number): Promise<unknown[]> {
    const user = await backend.payload.findByID({ collection: 'users', id, depth: 0 });
    return z.array(z.unknown()).parse(user.sessions ?? []);
  }

  test('begins, renews and ends a session, and writes nothing else of the account', async () => {
    const { id, email } = await backend.makeAccount();
    const before = await backend.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      showHiddenFields: true,
    });
    const answer = await logIn(email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.*HttpOnly/);
    const session = await tokenOf(answer);
    expect(await whoIs(session)).toMatchObject({ id, role: 'editor' });
    const renewed = await backend.request('POST', '/users/refresh-token', undefined, session);
    expect(renewed.status).toBe(200);
    const { sessions, ...after } = await backend.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      showHiddenFields: true,
    });
    expect(sessions).toMatchObject([{ device: "Kim's browser" }]);
    expect({ ...after, sessions: [] }).toEqual({ ...before, sessions: [] });
    expect((await backend.request('POST', '/users/logout', undefined, session)).status).toBe(200);
    expect(await whoIs(session)).toBeNull();
    expect((await backend.request('POST', '/users/refresh-token', undefined, session)).status).toBe(403);
  });

  test('ends one session or all of them', async () => {
    const { email } = await backend.makeAccount();
    const [first, second, third] = [
      await tokenOf(await logIn(email)),
      await tokenOf(await logIn(email)),
      await tokenOf(await logIn(email)),
    ];
    await backend.request('POST', '/users/logout', undefined, first);
    expect([await whoIs(first), (await whoIs(second))?.role]).toEqual([null, 'editor']);
    await backend.request('POST', '/users/logout?allSessions=true', undefined, second);
    expect([await whoIs(second), await whoIs(third)]).toEqual([null, null]);
  });

  test('refuses a wrong password, an unknown address and a locked account alike', async () => {
    const { id, email } = await backend.makeAccount();
    await backend.payload.update({ collection: 'users', id, data: { locked: true } });
    const { email: other } = await backend.makeAccount();
    const answers = [
      await logIn(other, 'not the password', '192.0.2.2'),
      await logIn('nobody@example.org', password, '192.0.2.2'),
      await logIn(email, password, '192.0.2.2'),
    ];
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(told[0]?.[0]).toBe(401);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test('takes as long to refuse an unknown address as a wrong password', async () => {
    const { email } = await backend.makeAccount();
    const durations = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 5; round += 1) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', 'nobody@example.org'],
      ] as const) {
        const start = performance.now();
        await logIn(address, 'not the password', `198.51.100.${round}`);
        durations[kind].push(performance.now() - start);
      }
    }
    const [known, unknown] = [median(durations.known), median(durations.unknown)];
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(2);
  });

  test('slows a network down that guesses, and lets the account’s holder in from elsewhere', async () => {
    const { email } = await backend.makeAccount();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => logIn(email, 'not the password', '203.0.113.1')),
    );
    const slowed = guesses.filter(({ status }) => status === 429);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(slowed).toHaveLength(30);
    expect(Number(slowed[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(email, password, '203.0.114.2')).status).toBe(200);
  });

  test('lets in whoever has signed in on this device before, whatever their network tries', async () => {
    const { id, email } = await backend.makeAccount();
    const { email: other } = await backend.makeAccount();
    const from = '198.18.0.1';
    const [, device = ''] = (await logIn(email, password, from)).headers.getSetCookie();
    expect(device).toMatch(/^heimspiel-device-.*; Path=\/api\/users; HttpOnly; SameSite=Strict$/);
    const cookie = device.replace(/;.*/, '');
    const again = async (account: string, cookies: string, secret = password) =>
      (
        await backend.request(
          'POST',
          '/users/login',
          { email: account, password: secret },
          { 'x-forwarded-for': from, cookie: cookies },
        )
      ).status;
    await Promise.all(
      Array.from({ length: 31 }, (_, index) => logIn(`${index}@example.org`, 'not the password', from)),
    );
    expect((await logIn(email, password, from)).status).toBe(429);
    expect(await again(email, cookie)).toBe(200);
    expect(await again(other, cookie)).toBe(429);
    expect(await again(email, cookie.replace(/.$/, '_'))).toBe(429);
    expect(await again(email, cookie.replace(/=.*?\./, '=other.'))).toBe(429);
    await backend.payload.update({ collection: 'users', id, data: { password: `${password}!` } });
    expect(await again(email, cookie, `${password}!`)).toBe(429);
  });

  test('believes no address but the site’s: whoever claims many has the limits of one', async () => {
    const { email } = await backend.makeAccount();
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        backend.request(
          'POST',
          '/users/login',
          { email, password: 'not the password' },
          { 'x-forwarded-for': `203.0.113.${index}`, 'x-forwarded-for-signature': 'forged' },
        ),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('asks for both address and password, in whatever shape they come', async () => {
    for (const body of [{}, { email: 'a' }, { email: ['a'], password: 1 }, { email: {}, password: 'x' }])
      expect((await backend.request('POST', '/users/login', body)).status).toBe(400);
    const form = new FormData();
    form.set('_payload', JSON.stringify({ email: addressOf('admin'), password }));
    expect((await backend.request('POST', '/users/login', form)).status).toBe(200);
  });

  test('offers neither Payload’s unlock nor a first account', async () => {
    const admin = await backend.as('admin');
    for (const path of ['/users/unlock', '/users/first-register', '/users/verify/1'])
      expect((await admin('POST', path, { email: addressOf('admin'), password })).status).toBe(404);
  });

  test('locks an account at once, until the lock is lifted; nobody locks themselves', async () => {
    const { id, email } = await backend.makeAccount();
    const session = await tokenOf(await logIn(email));
    const admin = await backend.as('admin');
    await admin('PATCH', `/users/${id}`, { locked: true });
    expect(await whoIs(session)).toBeNull();
    expect((await logIn(email)).status).toBe(401);
    await admin('PATCH', `/users/${id}`, { locked: false });
    expect((await logIn(email)).status).toBe(200);
    const own = await tokenOf(await logIn(addressOf('admin')));
    const me = await whoIs(own);
    await backend.request('PATCH', `/users/${me?.id}`, { locked: true }, own);
    expect(await whoIs(own)).not.toBeNull();
  });

  test('lets a new password end every other session', async () => {
    const { id, email } = await backend.makeAccount();
    const [mine, other] = [await tokenOf(await logIn(email)), await tokenOf(await logIn(email))];
    const change = { currentPassword: password, password: `${password}!` };
    const changed = await backend.request('POST', '/users/change-password', change, mine);
    expect(changed.status).toBe(200);
    expect(await whoIs(mine)).toMatchObject({ id });
    expect(await whoIs(other)).toBeNull();
    expect(await sessionsOf(id)).toHaveLength(1);
  });

  test('ignores sessions in what somebody writes of an account', async () => {
    const { id, email } = await backend.makeAccount();
    const session = await tokenOf(await logIn(email));
    const admin = await backend.as('admin');
    await admin('PATCH', `/users/${id}`, { name: 'Anders', sessions: [] });
    expect(await whoIs(session)).toMatchObject({ id });
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
