import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { addressOf, password } from '../../../../tests/support/known-accounts.ts';

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const madeLink = z.object({ address: z.string() });

const easy = 'Fussball2026!';
const next = 'sieben leise Elche im Regen';

describe.each(databases)('a password is set on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;

  async function sentences(answer: Response): Promise<string> {
    return refusal
      .parse(await answer.json())
      .errors.map(({ message }) => message)
      .join(' ');
  }

  test('by a link: neither one that is easy to guess nor a short one, and the link stays good', async () => {
    const { id, email } = await backend.makeAccount();
    const { address } = madeLink.parse(await (await admin('POST', `/users/${id}/reset-link`)).json());
    const token = address.split('/').at(-1);
    const choose = (given: string, language = 'de') =>
      backend.request(
        'POST',
        '/users/reset-password',
        { token, password: given },
        { 'accept-language': language },
      );
    const refused = await choose(easy);
    expect(refused.status).toBe(400);
    expect(await sentences(refused)).toContain('zu leicht zu erraten');
    expect(await sentences(await choose('short', 'en'))).toContain('12 characters or more');
    expect(await sentences(await choose('KimKurvenstar99', 'en'))).toContain('made of known names');
    expect((await choose('')).status).toBe(400);
    expect((await choose(next)).status).toBe(200);
    await backend.signIn(email, next);
  });

  async function signedIn(email: string, secret = password): Promise<ContentBackend['request']> {
    const session = await backend.signIn(email, secret);
    return (method, path, body, headers = {}) =>
      backend.request(method, path, body, { ...session, ...headers });
  }

  async function isSignedIn(as: ContentBackend['request']): Promise<boolean> {
    return z.object({ user: z.unknown() }).parse(await (await as('GET', '/users/me')).json()).user !== null;
  }

  test('by a link for another alone: whoever sits down at an admin’s browser gets none for the admin', async () => {
    const { docs } = await backend.payload.find({
      collection: 'users',
      where: { email: { equals: addressOf('admin') } },
    });
    expect((await admin('POST', `/users/${docs[0]?.id}/reset-link`)).status).toBe(409);
  });

  test('by its holder with the current one, and every other session ends', async () => {
    const { email } = await backend.makeAccount();
    const [mine, other] = [await signedIn(email), await signedIn(email)];
    const change = (currentPassword: string, chosen: string) =>
      mine('POST', '/users/change-password', { currentPassword, password: chosen });
    expect((await change('not the password', next)).status).toBe(403);
    expect(await sentences(await change(password, password))).toContain('ist das jetzige');
    expect(await sentences(await change(password, easy))).toContain('zu leicht zu erraten');
    expect((await mine('POST', '/users/change-password', { password: next })).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
    expect((await change(password, next)).status).toBe(200);
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false]);
    await expect(signedIn(email)).rejects.toThrow('401');
    await signedIn(email, next);
  });

  test('and whoever guesses the current one is slowed down, as at the log-in', async () => {
    const { email } = await backend.makeAccount();
    const from = { 'x-forwarded-for': `198.51.100.${database.length}` };
    const mine = await signedIn(email);
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        mine('POST', '/users/change-password', { currentPassword: `guess ${index}`, password: next }, from),
      ),
    );
    const statuses = guesses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(403), ...Array(5).fill(429)]);
    const logIn = await backend.request('POST', '/users/login', { email, password }, from);
    expect(logIn.status).toBe(429);
  });

  test('an address changes with the asker’s own password: everybody’s own, and for admins another’s', async () => {
    const [one, other] = [await backend.makeAccount(), await backend.makeAccount()];
    const mine = await signedIn(one.email);
    const change = (as: typeof mine, id: number, email: string, currentPassword = password) =>
      as('POST', `/users/${id}/change-email`, { currentPassword, email });
    expect((await change(mine, one.id, 'new@example.org', 'not the password')).status).toBe(403);
    expect((await change(mine, one.id, 'no address')).status).toBe(400);
    expect((await change(mine, other.id, 'new@example.org')).status).toBe(403);
    expect((await change(mine, one.id, other.email)).status).toBe(409);
    expect((await change(mine, one.id, ` New-${one.email}`)).status).toBe(200);
    await signedIn(`new-${one.email}`);
    expect((await change(admin, other.id, 'new@example.org', 'not the password')).status).toBe(403);
    expect((await change(admin, 999_999, 'new@example.org')).status).toBe(409);
    // Too large for an id; Postgres can't compare it with one.
    for (const tooLong of [0xffffffff, 2 ** 33])
      expect((await change(admin, tooLong, 'new@example.org')).status).toBe(404);
    expect((await change(admin, other.id, `new-${other.email}`)).status).toBe(200);
    await signedIn(`new-${other.email}`);
  });

  test('nobody changes either by saving the account, an admin neither, and nothing says that it was done', async () => {
    const { id, email } = await backend.makeAccount();
    const mine = await signedIn(email);
    for (const as of [mine, admin]) {
      for (const change of [{ password: next }, { email: 'other@example.org' }]) {
        const answer = await as('PATCH', `/users/${id}`, { name: 'Anders', ...change });
        expect(answer.status).toBe(403);
        expect(await sentences(answer)).toContain('mit dem jetzigen Passwort');
      }
      // As the account's own form sends it.
      expect((await as('PATCH', `/users/${id}`, { name: 'Kim', email })).status).toBe(200);
    }
    await signedIn(email);
  });

  test('a session that has ended changes nothing with the right password', async () => {
    const { email } = await backend.makeAccount();
    const [mine, other] = [await signedIn(email), await signedIn(email)];
    const [changed, ended] = await Promise.all([
      mine('POST', '/users/change-password', { currentPassword: password, password: next }),
      other('POST', '/users/logout?allSessions=true'),
    ]);
    expect(ended.status).toBe(200);
    await (changed.status === 200 ? signedIn(email, next) : signedIn(email));
  });

  test('by Payload itself, whoever asks it', async () => {
    const { id } = await backend.makeAccount();
    for (const given of ['aaa', easy]) {
      const created = backend.payload.create({
        collection: 'users',
        data: { email: 'easy@example.org', password: given, role: 'viewer' },
      });
      await expect(created).rejects.toThrow();
      const changed = backend.payload.update({ collection: 'users', id, data: { password: given } });
      await expect(changed).rejects.toThrow();
    }
    const found = await backend.payload.count({
      collection: 'users',
      where: { email: { equals: 'easy@example.org' } },
    });
    expect(found.totalDocs).toBe(0);
  });
});

test('an easy ADMIN_PASSWORD makes no account, and says so without repeating it', async () => {
  const started = ContentBackend.start({ environment: { ADMIN_PASSWORD: easy }, isFirstStart: true });
  await expect(started).rejects.toThrow('ADMIN_PASSWORD can’t be used. This password is too easy to guess');
  await expect(started).rejects.not.toThrow(easy);
});
