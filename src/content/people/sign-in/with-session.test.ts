import { describe, expect, test } from 'vitest';
import { withSession } from './with-session.ts';

const origin = 'https://club.example';

/** A backend that answers saves while `isSignedIn`, and others with 403. */
function backend() {
  const state = { isSignedIn: false, asked: [] as string[], now: 0 };
  const ask: typeof fetch = async (input, init) => {
    const path = String(input);
    state.asked.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '/api/users/me') return Response.json({ user: state.isSignedIn ? { id: 1 } : null });
    if (path.includes('forbidden')) return Response.json({}, { status: 403 });
    return Response.json({ body: init?.body }, { status: state.isSignedIn ? 200 : 403 });
  };
  const saving = (signIn: () => Promise<boolean>) =>
    withSession(ask, { origin, signIn, sentence: 'Die Anmeldung ist abgelaufen.', now: () => state.now });
  return { state, saving };
}

const settings = ['/api/globals/project-settings', { method: 'POST', body: 'Text' }] as const;

describe('a save after the session has ended', () => {
  test('goes on once the editor has signed in again, and several ask only once', async () => {
    const { state, saving } = backend();
    let times = 0;
    const save = saving(async () => {
      times += 1;
      state.isSignedIn = true;
      return true;
    });
    const answers = await Promise.all([save(...settings), save(...settings)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toEqual({ body: 'Text' });
    expect(times).toBe(1);
  });

  test('is refused as that if the editor doesn’t', async () => {
    const answer = await backend().saving(async () => false)(...settings);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { errors: [{ message: 'Die Anmeldung ist abgelaufen.' }] },
    ]);
  });
});

test('what an account may not do stays refused, and reading and signing in ask for nothing', async () => {
  const { state, saving } = backend();
  const save = saving(() => Promise.reject(new Error('asked')));
  expect((await save('/api/users/login', { method: 'POST' })).status).toBe(403);
  expect((await save('/api/pages')).status).toBe(403);
  state.isSignedIn = true;
  expect((await save('/api/forbidden', { method: 'POST' })).status).toBe(403);
});

test('a session that is used is renewed now and then', async () => {
  const { state, saving } = backend();
  state.isSignedIn = true;
  const save = saving(async () => false);
  await save(...settings);
  state.now = 20 * 60_000;
  await save(...settings);
  await save(...settings);
  expect(state.asked.filter((asked) => asked === 'POST /api/users/refresh-token')).toHaveLength(1);
});
