import { expect, test } from '@playwright/test';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { Product, signInAt, temporaryDirectory, until } from '../support/product.ts';

test('while Postgres is away editors are told so, and are not taken for strangers', async () => {
  test.skip(ownPostgresIsMissing !== undefined, ownPostgresIsMissing);
  const database = await OwnPostgres.start();
  const home = await temporaryDirectory();
  const secrets = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET'].map((name) => [name, name.repeat(4)]);
  const content = await Product.create({
    dataDir: home.path,
    environment: { ...Object.fromEntries(secrets), DATABASE_URL: database.url, DEMO_CONTENT: '0' },
  });
  try {
    await content.startContent();
    const headers = await signInAt(content.contentUrl);
    const ask = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(content.contentUrl + path, {
        ...init,
        headers: { ...headers, 'accept-language': 'en' },
      });
      return { status: answer.status, text: await answer.text() };
    };
    const me = () => ask('/api/users/me');
    expect((await me()).text).toContain('"email"');
    const refused = { status: 503, text: expect.stringContaining('The database does not answer right now.') };
    await database.stop();
    // Not answered as unauthenticated, not even before the process has noticed the outage.
    expect(await me()).toEqual(refused);
    const body = JSON.stringify({ title: 'Wachstum' });
    expect(await me()).toEqual(refused);
    expect(await ask('/api/pages/1', { method: 'PATCH', body })).toEqual(refused);
    expect(await ask('/admin/collections/pages')).toEqual(refused);
    await database.startAgain();
    const known = { status: 200, text: expect.stringContaining('"email"') };
    await expect.poll(me, { timeout: 30_000 }).toEqual(known);
    // A frozen database answers nothing; pending requests get the error too.
    database.freeze();
    expect(await ask('/admin/collections/pages')).toEqual(refused);
    expect(await ask('/admin/collections/pages')).toEqual(refused);
    database.thaw();
    await expect.poll(me, { timeout: 30_000 }).toEqual(known);
    // A process that starts meanwhile waits, without needing a restart.
    await content.stop();
    await database.stop();
    const before = content.output.length;
    const started = content.startContent();
    await until('it says that it waits', () => content.output.slice(before).includes('waiting for it'));
    await database.startAgain();
    await started;
    await expect.poll(me).toEqual(known);
    expect(content.output).not.toMatch(/uncaughtException|unhandledRejection/);
  } finally {
    await content.stop();
    await database.end();
    await home.remove();
  }
});
