import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases, password } from '../../../tests/support/content-backend.ts';

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const madeLink = z.object({ address: z.string() });

const easy = 'Fussball2026!';
const next = 'sieben leise Elche im Regen';

describe.each(databases)('a password is set on %s', (database) => {
  let backend: ContentBackend;
  let admin: ContentBackend['request'];
  beforeAll(async () => {
    backend = await ContentBackend.start({ database });
    admin = await backend.as('admin');
  });
  afterAll(() => backend.end());

  let accounts = 0;
  async function account(): Promise<{ id: number; email: string }> {
    accounts += 1;
    const email = `somebody-${accounts}@example.org`;
    const made = await backend.payload.create({
      collection: 'users',
      data: { email, password, role: 'editor', name: 'Kim Kurvenstar' },
    });
    return { id: Number(made.id), email };
  }

  async function sentences(answer: Response): Promise<string> {
    return refusal
      .parse(await answer.json())
      .errors.map(({ message }) => message)
      .join(' ');
  }

  test('by a link: neither one that is easy to guess nor a short one, and the link stays good', async () => {
    const { id, email } = await account();
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

  test('by Payload itself, whoever asks it', async () => {
    const { id } = await account();
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
  const started = ContentBackend.start({ environment: { ADMIN_PASSWORD: easy } });
  await expect(started).rejects.toThrow('ADMIN_PASSWORD can’t be used. This password is too easy to guess');
  await expect(started).rejects.not.toThrow(easy);
});
