import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';

const listed = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      begun: z.iso.datetime(),
      lastUsed: z.iso.datetime(),
      isThisOne: z.boolean(),
    }),
  ),
});

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe.each(databases)('sessions are listed on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;

  async function signedIn(email: string, device = ''): Promise<ContentBackend['request']> {
    const answer = await backend.request(
      'POST',
      '/users/login',
      { email, password },
      { 'user-agent': device },
    );
    const { token } = z.object({ token: z.string() }).parse(await answer.json());
    return (method, path, body) => backend.request(method, path, body, { authorization: `JWT ${token}` });
  }

  async function sessionsOf(as: ContentBackend['request'], id: number) {
    return listed.parse(await (await as('GET', `/users/${id}/sessions`)).json()).sessions;
  }

  async function isSignedIn(as: ContentBackend['request']): Promise<boolean> {
    return (await as('GET', '/access')).status === 200;
  }

  test('with their device, for their holder, who ends one and then all others', async () => {
    const { id, email } = await backend.makeAccount('viewer');
    const mine = await signedIn(email);
    const [other, ...more] = [
      await signedIn(email, firefox),
      await signedIn(email, 'curl'),
      await signedIn(email),
    ];
    const sessions = await sessionsOf(mine, id);
    expect(sessions.map(({ device }) => device).toSorted()).toEqual(['', '', '', 'Firefox, Windows']);
    expect(sessions.filter(({ isThisOne }) => isThisOne)).toHaveLength(1);
    const session = sessions.find(({ device }) => device === 'Firefox, Windows')?.id;
    expect((await mine('POST', `/users/${id}/sessions/end`, { session })).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await Promise.all(more.map(isSignedIn))).toEqual([true, true]);
    expect((await mine('POST', `/users/${id}/sessions/end`, { all: true })).status).toBe(200);
    expect(await Promise.all(more.map(isSignedIn))).toEqual([false, false]);
    expect(await sessionsOf(mine, id)).toMatchObject([{ isThisOne: true }]);
  });

  test('for admins also another’s, and for nobody else', async () => {
    const [one, other] = [await backend.makeAccount('viewer'), await backend.makeAccount('viewer')];
    const [mine, theirs] = [await signedIn(one.email), await signedIn(other.email)];
    const [found] = await sessionsOf(admin, other.id);
    expect(found?.isThisOne).toBe(false);
    expect((await mine('GET', `/users/${other.id}/sessions`)).status).toBe(403);
    for (const body of [{ session: found?.id }, { all: true }]) {
      expect((await mine('POST', `/users/${other.id}/sessions/end`, body)).status).toBe(403);
      // Another account's session is not found.
      await mine('POST', `/users/${one.id}/sessions/end`, body);
    }
    expect(await isSignedIn(theirs)).toBe(true);
    expect((await backend.request('GET', `/users/${other.id}/sessions`)).status).toBe(403);
    expect((await admin('POST', `/users/${other.id}/sessions/end`, {})).status).toBe(400);
    expect((await admin('POST', `/users/${other.id}/sessions/end`, { all: true })).status).toBe(200);
    expect([await isSignedIn(theirs), await isSignedIn(mine), await isSignedIn(admin)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await theirs('GET', `/users/${other.id}/sessions`)).status).toBe(403);
  });

  test('and of two that end each other at once, one stays', async () => {
    const { id, email } = await backend.makeAccount('viewer');
    const both = [await signedIn(email), await signedIn(email)];
    const answers = await Promise.all(
      both.map((as) => as('POST', `/users/${id}/sessions/end`, { all: true })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    expect((await Promise.all(both.map(isSignedIn))).toSorted()).toEqual([false, true]);
  });
});
