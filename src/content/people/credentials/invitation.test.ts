import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commandSecret } from '#settings/secrets.ts';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { password } from '../../../../tests/support/known-accounts.ts';
import { SmtpSink } from '../../../../tests/support/smtp-sink.ts';

const invitation = z.object({ id: z.number(), email: z.string(), expires: z.string(), address: z.string() });
const link = z.object({ address: z.string(), expires: z.string() });

const days = 24 * 60 * 60_000;

function tokenOf(address: string): string {
  return address.split('/').at(-1) ?? '';
}

describe.each(databases)('an invitation on %s', (database) => {
  const backend = ContentBackend.forTests({ database });
  const { admin } = backend;

  async function countOf(email: string): Promise<number> {
    return (await backend.payload.count({ collection: 'users', where: { email: { equals: email } } }))
      .totalDocs;
  }

  test('makes an account that nobody gets into before its holder has chosen a password', async () => {
    const email = 'Neu@example.org';
    const answer = await admin('POST', '/users/invite', { email, name: 'Kim', role: 'editor' });
    const invited = invitation.parse(await answer.json());
    expect(invited.email).toBe('neu@example.org');
    expect(Date.parse(invited.expires) - Date.now()).toBeGreaterThan(6.9 * days);
    for (const guess of ['', password])
      await expect(backend.signIn(invited.email, guess)).rejects.toThrow(/40[01]/);
    const token = tokenOf(invited.address);
    const chosen = await backend.request('POST', '/users/reset-password', { token, password });
    expect(chosen.status).toBe(200);
    const session = await backend.signIn(invited.email);
    const me = await (await backend.request('GET', '/users/me', undefined, session)).json();
    expect(me).toMatchObject({ user: { id: invited.id, name: 'Kim', role: 'editor' } });
    const again = await backend.request('POST', '/users/reset-password', { token, password });
    expect(again.status).toBe(403);
  });

  test('is an admin’s to make, for a valid address without an account; five at once make one', async () => {
    const whom = { email: 'einmal@example.org', role: 'viewer' };
    for (const role of ['editor', 'viewer'] as const)
      expect((await (await backend.as(role))('POST', '/users/invite', whom)).status).toBe(403);
    expect((await backend.request('POST', '/users/invite', whom)).status).toBe(403);
    for (const wrong of [{ role: 'viewer' }, { ...whom, email: 'nobody' }, { ...whom, role: 'owner' }])
      expect((await admin('POST', '/users/invite', wrong)).status).toBe(400);
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin('POST', '/users/invite', whom)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await countOf(whom.email)).toBe(1);
  });

  test('is the one way to make an account', async () => {
    const made = await admin('POST', '/users', { email: 'alt@example.org', password, role: 'viewer' });
    expect(made.status).toBe(404);
    expect(await countOf('alt@example.org')).toBe(0);
  });

  test('is made by the command, whose secret nobody else knows', async () => {
    const { answerAccountCommand } = await import('./account-command.ts');
    const { settings } = await import('#content/foundation/operation/content-settings.ts');
    const ask = (command: object, secret = commandSecret(settings.secrets)) =>
      answerAccountCommand(
        backend.payload,
        new Request('http://localhost/sk/v1/accounts/link', {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}` },
          body: JSON.stringify(command),
        }),
      );
    const command = { email: 'vom-server@example.org', role: 'admin' };
    expect((await ask(command, 'guessed')).status).toBe(404);
    const made = link.parse(await (await ask(command)).json());
    expect(Date.parse(made.expires) - Date.now()).toBeGreaterThan(6.9 * days);
    expect((await ask(command)).status).toBe(422);
    expect((await ask({ ...command, email: 'no address' })).status).toBe(422);
    expect((await ask({ email: 'unknown@example.org' })).status).toBe(422);
    const later = link.parse(await (await ask({ email: command.email })).json());
    expect(Date.parse(later.expires) - Date.now()).toBeLessThan(days);
    const choose = (address: string) =>
      backend.request('POST', '/users/reset-password', { token: tokenOf(address), password });
    expect((await choose(made.address)).status).toBe(403);
    expect((await choose(later.address)).status).toBe(200);
  });
});

test('an invitation goes out by mail, under the club’s published name, and to the admin where that fails', async () => {
  const mailServer = await SmtpSink.start();
  const environment = { SMTP_URL: mailServer.url, MAIL_FROM: 'website@example.org' };
  const backend = await ContentBackend.start({ environment });
  const admin = await backend.as('admin');
  const invite = async (email: string, language = 'en') =>
    (await admin('POST', '/users/invite', { email, role: 'viewer' }, { 'accept-language': language })).json();
  const name = (text: string, full: string, claim: string) => ({ name: { text, full }, claim });
  for (const [path, identity] of [
    ['?locale=de', { ...name('Möwen', 'SV Möwen e.\u00A0V.', 'Gegen den Wind'), _status: 'published' }],
    ['?locale=en', { ...name('Möwen', 'Gulls Sports Club', 'Into the wind'), _status: 'published' }],
    ['?locale=en&draft=true', name('Draft', 'Drafted Club', 'Nothing yet')],
  ] as const)
    expect((await admin('POST', `/globals/brand${path}`, identity)).status).toBe(200);
  expect(await invite('mailed@example.org')).not.toHaveProperty('address');
  const [mail] = mailServer.mails;
  expect(mail?.recipients).toEqual(['mailed@example.org']);
  expect(mail?.head).toMatch(/^From: Gulls Sports Club <website@example\.org>$/m);
  expect(mail?.head).toMatch(/^Subject: Möwen: Invitation/m);
  expect(mail?.text).toMatch(/desk of Möwen\..*seven days.*\n-- \nGulls Sports Club\nInto the wind\nhttp/s);
  const token = /\/admin\/reset\/(\S+)/.exec(mail?.text ?? '')?.[1];
  expect((await backend.request('POST', '/users/reset-password', { token, password })).status).toBe(200);
  await invite('gepostet@example.org', 'de');
  expect(mailServer.mails[1]?.head).toMatch(/^From: "?SV Möwen e\.\sV\."? <website@example\.org>$/m);
  expect(mailServer.mails[1]?.text).toMatch(/von Möwen\. .*\nGegen den Wind\n/s);
  await mailServer.stop();
  expect(await invite('unmailed@example.org')).toHaveProperty('address');
  await backend.end();
});
