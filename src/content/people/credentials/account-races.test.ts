import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type AccountRow, accountByEmail } from '#content/people/accounts/account-rows.ts';
import { beginSession } from '#content/people/sessions/sessions.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';
import { SmtpSink } from '../../../../tests/support/smtp-sink.ts';

const crowd = 200;

/** Makes redirect paths unique across runs. */
let paths = 0;

describe.each(databases)(
  'an account of which 200 sessions are begun at once, beside saves, on %s',
  (database) => {
    let backend: ContentBackend;
    let mailServer: SmtpSink;
    let admin: ContentBackend['request'];
    let editor: ContentBackend['request'];

    beforeAll(async () => {
      mailServer = await SmtpSink.start();
      backend = await ContentBackend.start({
        database,
        environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'website@example.org' },
      });
      admin = await backend.as('admin');
      editor = await backend.as('editor');
    });
    afterAll(async () => {
      await backend.end();
      await mailServer.stop();
    });

    async function account(name: string): Promise<AccountRow> {
      const email = `${name}@example.org`;
      await backend.payload.create({ collection: 'users', data: { email, password, role: 'editor' } });
      const row = await found(email);
      if (!row) throw new Error('The account was not made.');
      return row;
    }

    async function found(email: string): Promise<AccountRow | undefined> {
      return accountByEmail({ payload: backend.payload }, email);
    }

    async function stored(id: number): Promise<{ role: string; email: string; sids: string[] }> {
      const user = await backend.payload.findByID({ collection: 'users', id, depth: 0 });
      const sessions = z.array(z.object({ id: z.string() })).parse(user.sessions ?? []);
      return { role: String(user.role), email: user.email, sids: sessions.map((session) => session.id) };
    }

    /** Runs `change` in the middle of 200 log-ins with a verified password, and of an editor's saves. */
    async function amid(
      proven: AccountRow,
      change: () => Promise<Response>,
    ): Promise<(string | undefined)[]> {
      const half = () =>
        Array.from({ length: crowd / 2 }, async () => {
          const entry = await beginSession(backend.payload, proven, 'crowd');
          return 'sid' in entry ? entry.sid : undefined;
        });
      const save = () => {
        paths += 1;
        return editor('POST', '/redirects', { from: `/alt-${database}-${paths}`, to: '/', status: '301' });
      };
      const before = half();
      const firstSave = save();
      const changed = change();
      const [sids, answer, ...saved] = await Promise.all([
        Promise.all([...before, ...half()]),
        changed,
        firstSave,
        save(),
      ]);
      expect(answer.status, await answer.clone().text()).toBe(200);
      expect(saved.map(({ status }) => status)).toEqual([201, 201]);
      return sids;
    }

    async function signedIn(email: string, secret = password): Promise<Record<string, string>> {
      return backend.signIn(email, secret);
    }

    async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
      const answer = await backend.request('GET', '/users/me', undefined, headers);
      return z.object({ user: z.unknown() }).parse(await answer.json()).user !== null;
    }

    async function linkFor(id: number): Promise<string> {
      const answer = await admin('POST', `/users/${id}/reset-link`);
      const { address } = z.object({ address: z.string() }).parse(await answer.json());
      return address.split('/').at(-1) ?? '';
    }

    test('stays demoted, and every session lives', async () => {
      const proven = await account('demoted');
      const sids = await amid(proven, () => admin('PATCH', `/users/${proven.id}`, { role: 'viewer' }));
      const { role, sids: live } = await stored(proven.id);
      expect(role).toBe('viewer');
      expect(new Set(live)).toEqual(new Set(sids));
      expect(live).toHaveLength(crowd);
    });

    test('stays locked, without a session', async () => {
      const proven = await account('locked');
      await amid(proven, () => admin('PATCH', `/users/${proven.id}`, { locked: true }));
      expect((await stored(proven.id)).sids).toEqual([]);
      expect(await beginSession(backend.payload, proven, 'late')).toEqual({ refused: 'changed' });
    });

    test('stays deleted', async () => {
      const proven = await account('deleted');
      const session = await signedIn(proven.email);
      await amid(proven, () => admin('DELETE', `/users/${proven.id}`));
      expect(await found(proven.email)).toBeUndefined();
      expect(await isSignedIn(session)).toBe(false);
      expect(await beginSession(backend.payload, proven, 'late')).toEqual({ refused: 'changed' });
    });

    test('has the new password of a link, and its session alone', async () => {
      const proven = await account('reset');
      const token = await linkFor(proven.id);
      const next = `${password} neu`;
      await amid(proven, () => backend.request('POST', '/users/reset-password', { token, password: next }));
      expect((await stored(proven.id)).sids).toHaveLength(1);
      await expect(signedIn(proven.email)).rejects.toThrow('401');
      await signedIn(proven.email, next);
      const again = await backend.request('POST', '/users/reset-password', { token, password: next });
      expect(again.status).toBe(403);
    });

    test('has the new password that its holder chose, and their session alone', async () => {
      const proven = await account('changed');
      const session = await signedIn(proven.email);
      const next = `${password} neu`;
      const change = { currentPassword: password, password: next };
      await amid(proven, () => backend.request('POST', '/users/change-password', change, session));
      expect((await stored(proven.id)).sids).toHaveLength(1);
      expect(await isSignedIn(session)).toBe(true);
      await expect(signedIn(proven.email)).rejects.toThrow('401');
    });

    test('has its new address, and every session', async () => {
      const proven = await account('moved');
      const token = await linkFor(proven.id);
      const sids = await amid(proven, () =>
        admin('POST', `/users/${proven.id}/change-email`, {
          currentPassword: password,
          email: 'elsewhere@example.org',
        }),
      );
      const { email, sids: live } = await stored(proven.id);
      expect(email).toBe('elsewhere@example.org');
      expect(new Set(live)).toEqual(new Set(sids));
      const late = await backend.request('POST', '/users/reset-password', { token, password });
      expect(late.status).toBe(403);
    });

    test('keeps a session that is renewed', async () => {
      const proven = await account('renewed');
      const session = await signedIn(proven.email);
      await amid(proven, () => backend.request('POST', '/users/refresh-token', undefined, session));
      expect(await isSignedIn(session)).toBe(true);
      expect((await stored(proven.id)).sids).toHaveLength(crowd + 1);
      // Beyond the limit the sessions renewed longest ago end.
      for (let count = 0; count < 60; count += 1) await beginSession(backend.payload, proven, 'more');
      expect((await stored(proven.id)).sids).toHaveLength(250);
    });

    test('loses a session that is ended, and no other', async () => {
      const proven = await account('ended');
      const session = await signedIn(proven.email);
      const sids = await amid(proven, () => backend.request('POST', '/users/logout', undefined, session));
      expect(await isSignedIn(session)).toBe(false);
      expect(new Set((await stored(proven.id)).sids)).toEqual(new Set(sids));
    });

    test('loses every session but the one that ends them', async () => {
      const proven = await account('tidied');
      const [mine, other] = [await signedIn(proven.email), await signedIn(proven.email)];
      await amid(proven, () =>
        backend.request('POST', `/users/${proven.id}/sessions/end`, { all: true }, mine),
      );
      expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false]);
    });

    test('asks for a link by mail, which is good once, and an unknown address hears the same', async () => {
      const proven = await account('forgetful');
      const known = await amidForgot(proven);
      const unknown = await backend.request('POST', '/users/forgot-password', {
        email: 'nobody@example.org',
      });
      expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
      await vi.waitUntil(() => mailServer.mails.length > 0, { timeout: 20_000 });
      expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([[proven.email]]);
      const token = /\/admin\/reset\/(\S+)/.exec(mailServer.mails[0]?.text ?? '')?.[1] ?? '';
      const tries = await Promise.all(
        Array.from({ length: 5 }, () =>
          backend.request('POST', '/users/reset-password', { token, password: `${password} neu` }),
        ),
      );
      expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403, 403]);
    });

    async function amidForgot(proven: AccountRow): Promise<Response> {
      let answer: Response | undefined;
      await amid(proven, async () => {
        answer = await backend.request('POST', '/users/forgot-password', { email: proven.email });
        return answer.clone();
      });
      if (!answer) throw new Error('Nothing was answered.');
      return answer;
    }

    test('stays demoted when the log-ins come with their passwords', async () => {
      const { id, email } = await account('real');
      const logIns = Array.from({ length: 20 }, () =>
        backend.request('POST', '/users/login', { email, password }),
      );
      const demoted = admin('PATCH', `/users/${id}`, { role: 'viewer' });
      expect((await Promise.all(logIns)).map(({ status }) => status)).toEqual(logIns.map(() => 200));
      expect((await demoted).status).toBe(200);
      const { role, sids } = await stored(id);
      expect([role, sids.length]).toEqual(['viewer', 20]);
    });

    test('two changes at once undo nothing of each other', async () => {
      const { id } = await account('twice');
      const session = await signedIn('twice@example.org');
      const renamed = Array.from({ length: 10 }, (_, index) =>
        backend.request('PATCH', `/users/${id}`, { name: `Kim ${index}` }, session),
      );
      const demoted = admin('PATCH', `/users/${id}`, { role: 'viewer' });
      const statuses = (await Promise.all([...renamed, demoted])).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect((await stored(id)).role).toBe('viewer');
    });

    test('only admins make links, and what is kept of one can’t be used', async () => {
      const { id } = await account('linked');
      expect((await editor('POST', `/users/${id}/reset-link`)).status).toBe(403);
      expect((await backend.request('POST', `/users/${id}/reset-link`)).status).toBe(403);
      expect((await admin('POST', '/users/999999/reset-link')).status).toBe(404);
      const token = await linkFor(id);
      const user = await backend.payload.findByID({ collection: 'users', id, showHiddenFields: true });
      expect(user.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/);
      expect(user.resetPasswordToken).not.toBe(token);
      const short = await backend.request('POST', '/users/reset-password', { token, password: 'short' });
      expect(short.status).toBe(400);
      const kept = await backend.request('POST', '/users/reset-password', {
        token: user.resetPasswordToken,
        password,
      });
      expect(kept.status).toBe(403);
      await admin('PATCH', `/users/${id}`, { locked: true });
      const locked = await backend.request('POST', '/users/reset-password', { token, password });
      expect(locked.status).toBe(403);
    });
  },
);
