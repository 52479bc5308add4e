import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { accountByEmail } from '#content/people/accounts/account-rows.ts';
import { newRecoveryCodes, seal, unseal } from '#content/people/accounts/codes.ts';
import { beginSession } from '#content/people/sessions/sessions.ts';
import { shown } from '../../../../tests/support/authenticator.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { addressOf, password } from '../../../../tests/support/known-accounts.ts';

const offerSchema = z.object({ address: z.string(), secret: z.string(), offer: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()).length(10) });
const needsSchema = z.object({ needs: z.string() });

// Codes change every 30 s. Each test starts right after a change, and ends before the next one.
beforeEach(() => {
  const { now } = Date;
  const untilNext = 30_000 - (now() % 30_000);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + untilNext);
});
afterEach(() => vi.restoreAllMocks());

describe.each(databases)('a second factor on %s', (database) => {
  /** In-memory counters are the same with every database. */
  const onSqlite = (name: string, run: () => Promise<void>) => {
    if (database === 'sqlite') test(name, run);
  };

  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;

  let networks = 0;
  async function logIn(email: string, more: object = {}): Promise<Response> {
    networks += 1;
    const from = { 'x-forwarded-for': `198.51.${Math.floor(networks / 250)}.${networks % 250}` };
    return backend.request('POST', '/users/login', { email, password, ...more }, from);
  }

  async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
    const answer = await backend.request('GET', '/users/me', undefined, headers);
    return z.object({ user: z.unknown() }).parse(await answer.json()).user !== null;
  }

  /** An account whose app was set up one step ago, so that the current code is unused. */
  async function withApp() {
    const { id, email } = await backend.makeAccount();
    const session = await backend.signIn(email);
    const ask = (path: string, body: object) => backend.request('POST', path, body, session);
    const offered = offerSchema.parse(await (await ask('/users/second-factor/offer', { password })).json());
    const set = await ask('/users/second-factor', {
      offer: offered.offer,
      code: shown(offered.secret, -1),
    });
    expect(set.status, await set.clone().text()).toBe(200);
    const { recoveryCodes } = codesSchema.parse(await set.json());
    return { id, email, session, ask, secret: offered.secret, recoveryCodes };
  }

  test('is asked for after the password, and each code opens once', async () => {
    const { email, secret } = await withApp();
    const asked = await logIn(email);
    expect([asked.status, needsSchema.parse(await asked.json()).needs]).toEqual([401, 'code']);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const code = shown(secret);
    expect((await logIn(email, { password: 'not the password', code })).status).toBe(401);
    const entered = await Promise.all(Array.from({ length: 5 }, () => logIn(email, { code })));
    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await logIn(email, { code: shown(secret, -1) })).status).toBe(401);
    expect((await logIn(email, { code: shown(secret, 1) })).status).toBe(200);
  });

  test('is not to be had from what the admin reads, filters or sorts by', async () => {
    const { id, email, secret } = await withApp();
    const answers = await Promise.all(
      [
        `/users/${id}?showHiddenFields=true`,
        `/users?where[secondFactor.secret][exists]=true`,
        `/users?where[secondFactor.recoveryCodes][like]=A`,
        `/users?sort=secondFactor.secret`,
        `/users?select[secondFactor][secret]=true`,
      ].map(async (path) => (await admin('GET', path)).text()),
    );
    for (const text of answers) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/"(secret|recoveryCodes|lastStep)"/);
    }
    const patched = await admin('PATCH', `/users/${id}`, {
      name: 'Kim',
      secondFactor: { secret: null, since: null },
    });
    expect(patched.status).toBe(200);
    expect(needsSchema.parse(await (await logIn(email)).json()).needs).toBe('code');
    const row = await backend.payload.findByID({ collection: 'users', id, showHiddenFields: true, depth: 0 });
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('opens with a recovery code instead, once, until new ones are made', async () => {
    const { email, ask, secret, recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    const both = await Promise.all([
      logIn(email, { code: first }),
      logIn(email, { code: first.toLowerCase().replaceAll('-', ' ') }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const renewed = await ask('/users/second-factor/recovery-codes', { password, code: shown(secret) });
    const { recoveryCodes: fresh } = codesSchema.parse(await renewed.json());
    expect((await logIn(email, { code: second })).status).toBe(401);
    expect((await logIn(email, { code: fresh[0] })).status).toBe(200);
  });

  test('is removed with password and code, or by an admin, and by nobody else', async () => {
    const { id, email, ask, secret, session } = await withApp();
    const path = '/users/second-factor/remove';
    expect((await ask(path, { password: 'not the password', code: shown(secret) })).status).toBe(403);
    expect((await ask(path, { password, code: '000000' })).status).toBe(401);
    const other = await backend.makeAccount();
    const stranger = await backend.signIn(other.email);
    for (const headers of [stranger, session, {}])
      expect((await backend.request('POST', `/users/${id}/second-factor/remove`, {}, headers)).status).toBe(
        403,
      );
    expect((await ask(path, { password, code: shown(secret) })).status).toBe(200);
    expect((await logIn(email)).status).toBe(200);
    const lost = await withApp();
    expect((await admin('POST', `/users/${lost.id}/second-factor/remove`, {})).status).toBe(200);
    expect((await admin('POST', `/users/${lost.id}/second-factor/remove`, {})).status).toBe(404);
    expect((await logIn(lost.email)).status).toBe(200);
    const recorded = await admin('GET', '/audit?where[action][equals]=twoFactorRemoved&limit=10');
    expect(z.object({ totalDocs: z.number() }).parse(await recorded.json()).totalDocs).toBe(2);
  });

  test('is set up by one of two offers, and by nobody else’s', async () => {
    const one = await backend.makeAccount();
    const session = await backend.signIn(one.email);
    const offers = await Promise.all(
      [1, 2].map(async () =>
        offerSchema.parse(
          await (await backend.request('POST', '/users/second-factor/offer', { password }, session)).json(),
        ),
      ),
    );
    const other = await backend.signIn((await backend.makeAccount()).email);
    const take = (headers: Record<string, string>, { offer, secret }: z.infer<typeof offerSchema>) =>
      backend.request('POST', '/users/second-factor', { offer, code: shown(secret) }, headers);
    for (const offer of offers) expect((await take(other, offer)).status).toBe(401);
    const taken = await Promise.all(offers.map((offer) => take(session, offer)));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  test('holds from the moment it is set up, amid 200 log-ins', async () => {
    const { email } = await backend.makeAccount();
    const session = await backend.signIn(email);
    const offered = offerSchema.parse(
      await (await backend.request('POST', '/users/second-factor/offer', { password }, session)).json(),
    );
    const proven = await accountByEmail({ payload: backend.payload }, email);
    if (!proven) throw new Error('The account was not made.');
    const enter = () => beginSession(backend.payload, proven, 'crowd');
    const before = Array.from({ length: 100 }, enter);
    const { offer, secret } = offered;
    const set = backend.request('POST', '/users/second-factor', { offer, code: shown(secret) }, session);
    const entries = await Promise.all([...before, ...Array.from({ length: 100 }, enter)]);
    expect((await set).status).toBe(200);
    const begun = entries.filter((entry) => 'sid' in entry);
    const rest = entries.filter((entry) => !('sid' in entry));
    expect(rest).toEqual(rest.map(() => ({ refused: 'changed' })));
    const row = await backend.payload.findByID({ collection: 'users', id: proven.id, depth: 0 });
    expect(row.sessions).toHaveLength(begun.length + 1);
    expect(await enter()).toEqual({ refused: 'changed' });
    const now = await accountByEmail({ payload: backend.payload }, email);
    expect(now && (await beginSession(backend.payload, now, 'late'))).toEqual({ refused: 'code' });
  });

  test('an offer ends after a quarter of an hour', async () => {
    const { email } = await backend.makeAccount();
    const session = await backend.signIn(email);
    const answer = await backend.request('POST', '/users/second-factor/offer', { password }, session);
    const { offer, secret } = offerSchema.parse(await answer.json());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    try {
      const late = await backend.request(
        'POST',
        '/users/second-factor',
        { offer, code: shown(secret) },
        session,
      );
      expect(late.status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });

  onSqlite('guessing codes is slowed down, also from many networks', async () => {
    const { email, secret } = await withApp();
    const known = { 'x-forwarded-for': '203.0.113.9' };
    const right = { email, password, code: shown(secret) };
    expect((await backend.request('POST', '/users/login', right, known)).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 32; guess += 1)
      statuses.push((await logIn(email, { code: '000000' })).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    // A known network isn't affected.
    const next = { email, password, code: shown(secret, 1) };
    expect((await backend.request('POST', '/users/login', next, known)).status).toBe(200);
  });

  onSqlite('nor are they guessed from a browser that was left open', async () => {
    const { ask } = await withApp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await ask('/users/second-factor/remove', { password, code: '000000' })).status);
    expect(statuses.slice(0, 9)).toEqual(Array(9).fill(401));
    expect(statuses.at(-1)).toBe(429);
  });

  test('is gone with a link that is made on the server, where that was asked for', async () => {
    const { email } = await withApp();
    const { linkFor } = await import('#content/people/credentials/account-command.ts');
    await linkFor(backend.payload, { email });
    expect(needsSchema.parse(await (await logIn(email)).json()).needs).toBe('code');
    expect(await linkFor(backend.payload, { email, withoutSecondFactor: true })).toBeDefined();
    expect((await logIn(email)).status).toBe(200);
  });

  test('a new password by a link lets nobody in without it', async () => {
    const { id, email, session, secret } = await withApp();
    const link = await admin('POST', `/users/${id}/reset-link`);
    const { address } = z.object({ address: z.string() }).parse(await link.json());
    const fresh = 'eine andere lange Losung';
    const token = address.split('/').at(-1);
    const reset = await backend.request('POST', '/users/reset-password', { token, password: fresh });
    expect([reset.status, reset.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await reset.text()).not.toContain('token');
    expect(await isSignedIn(session)).toBe(false);
    const asked = await logIn(email, { password: fresh });
    expect(needsSchema.parse(await asked.json()).needs).toBe('code');
    expect((await logIn(email, { password: fresh, code: shown(secret) })).status).toBe(200);
  });
});

describe.each(databases)('a second factor that is required, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: { REQUIRE_TWO_FACTOR: 'admins' } });

  test('is set up while signing in, and stays; others need none', async () => {
    const email = addressOf('admin');
    const asked = await backend.request('POST', '/users/login', { email, password });
    expect(asked.status).toBe(401);
    expect(asked.headers.get('set-cookie')).toBeNull();
    const { offer, secret } = offerSchema.parse(await asked.json());
    const wrong = await backend.request('POST', '/users/login', { email, password, offer, code: '000000' });
    expect(wrong.status).toBe(401);
    const code = shown(secret);
    const entered = await backend.request('POST', '/users/login', { email, password, offer, code });
    expect(entered.status).toBe(200);
    const { token } = z.object({ token: z.string() }).parse(await entered.clone().json());
    codesSchema.parse(await entered.json());
    const session = { authorization: `JWT ${token}` };
    expect((await backend.request('GET', '/users', undefined, session)).status).toBe(200);
    const kept = await backend.request(
      'POST',
      '/users/second-factor/remove',
      { password, code: shown(secret, 1) },
      session,
    );
    expect(kept.status).toBe(409);
    const editor = await backend.as('editor');
    expect((await editor('GET', '/pages')).status).toBe(200);
  });

  test('ends sessions of who becomes an admin without one', async () => {
    const editor = await backend.as('editor');
    const users = await backend.payload.find({
      collection: 'users',
      where: { email: { equals: addressOf('editor') } },
    });
    await backend.payload.update({
      collection: 'users',
      id: Number(users.docs[0]?.id),
      data: { role: 'admin' },
    });
    for (const path of ['/users', '/pages', '/users/second-factor'])
      expect((await editor('GET', path)).status).toBe(403);
  });
});

test('what was sealed for an account opens for no other, and with no other secret', () => {
  const sealed = seal('text', 1, 'a secret');
  expect(unseal(sealed, 1, 'a secret')).toBe('text');
  expect(unseal(sealed, 2, 'a secret')).toBeUndefined();
  expect(unseal(sealed, 1, 'another secret')).toBeUndefined();
  expect(unseal(sealed.slice(0, -2), 1, 'a secret')).toBeUndefined();
  expect(unseal('', 1, 'a secret')).toBeUndefined();
});

test('recovery codes are all different, and easy to copy', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(1000);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
});
