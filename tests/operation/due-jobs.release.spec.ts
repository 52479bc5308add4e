import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { Product, temporaryDirectory } from '../support/product.ts';

const counted = z.object({ totalDocs: z.number() });

test('what was due while all content backends were down is done once, though two of them start at once', async () => {
  test.skip(ownPostgresIsMissing !== undefined, ownPostgresIsMissing);
  // Jobs are looked at each minute, and that twice.
  test.setTimeout(400_000);
  const database = await OwnPostgres.start();
  const homes = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
  const secrets = ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'VOTES_SECRET'].map((name) => [name, name.repeat(4)]);
  const environment = { ...Object.fromEntries(secrets), DATABASE_URL: database.url, DEMO_CONTENT: '0' };
  const backends = await Promise.all(homes.map(({ path }) => Product.create({ dataDir: path, environment })));
  const [first] = backends;
  if (!first) throw new Error('There is no content backend.');
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    await first.startContent();
    const editor = await ContentEditor.signIn(first);
    /** A page that nobody has published, and when that is to happen, in an interval of Postgres. */
    const plan = async (path: string, when: string) => {
      const id = await editor.save('POST', '/pages?locale=de&draft=true', { path, title: 'Anpfiff' });
      const input = { type: 'publish', doc: { relationTo: 'pages', value: id } };
      await client.query(
        `INSERT INTO content.payload_jobs (task_slug, input, wait_until)
         VALUES ('schedulePublish', $1, now() + $2::interval)`,
        [JSON.stringify(input), when],
      );
      return id;
    };
    const publications = async (id: string) => {
      const query = `where[parent][equals]=${id}&where[version._status][equals]=published&limit=0`;
      return counted.parse(await (await editor.request('GET', `/pages/versions?${query}`)).json()).totalDocs;
    };
    const due = await plan('/anpfiff', '1 hour');
    expect(await publications(due)).toBe(0);
    await first.stop();
    await client.query(`UPDATE content.payload_jobs SET wait_until = now() - interval '1 hour'
                        WHERE task_slug = 'schedulePublish'`);
    await Promise.all(backends.map((backend) => backend.startContent()));
    await expect.poll(() => publications(due), { timeout: 150_000 }).toBe(1);
    // When the clock of both has struck once more, neither has done it again.
    const next = await plan('/abpfiff', '0');
    await expect.poll(() => publications(next), { timeout: 150_000 }).toBe(1);
    expect(await publications(due)).toBe(1);
  } finally {
    await client.end();
    await Promise.all(backends.map((backend) => backend.stop()));
    await database.end();
    await Promise.all(homes.map((home) => home.remove()));
  }
});
