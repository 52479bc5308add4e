import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tick } from '#content/process/jobs/clock.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { postgresIsMissing, startEmptyDatabase } from '../../../../tests/support/postgres.ts';
import { StartLock } from './backend-locks.ts';

describe.skipIf(postgresIsMissing)('several content backends on one Postgres', () => {
  let database: Awaited<ReturnType<typeof startEmptyDatabase>>;
  let observer: pg.Client;
  beforeAll(async () => {
    database = await startEmptyDatabase();
    observer = new pg.Client({ connectionString: database.url });
    await observer.connect();
  });
  afterAll(async () => {
    await observer.end();
    await database.end();
  });

  test('one prepares the database; the other says that it waits, and goes on when the first has ended', async () => {
    const [first, second] = [new StartLock(database.url), new StartLock(database.url)];
    const said: string[] = [];
    await first.take((text) => said.push(`first: ${text}`));
    const waits = Promise.withResolvers<void>();
    const taken = second.take((text) => {
      said.push(text);
      waits.resolve();
    });
    await waits.promise;
    await first.release();
    await taken;
    await second.release();
    expect(said).toEqual([
      'Another content backend is preparing the database; this one waits.',
      'The database is prepared; this content backend goes on.',
    ]);
  });

  test('one that was killed while it prepared keeps nobody waiting', async () => {
    const killed = new StartLock(database.url);
    await killed.take();
    const next = new StartLock(database.url);
    const waits = Promise.withResolvers<void>();
    const taken = next.take(() => waits.resolve());
    await waits.promise;
    await observer.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await taken;
    await next.release();
  });

  test('nothing is migrated before it is its turn, and the turn ends with the start', async () => {
    const other = new StartLock(database.url);
    await other.take();
    const starting = ContentBackend.start({ environment: { DATABASE_URL: database.url } });
    const asking = async () => {
      const { rows } = await observer.query(
        `SELECT count(*)::int AS clients FROM pg_stat_activity WHERE pid <> pg_backend_pid()
         AND datname = current_database() AND query LIKE '%pg_try_advisory_lock%'`,
      );
      return z.tuple([z.object({ clients: z.number() })]).parse(rows)[0].clients;
    };
    await expect.poll(asking, { timeout: 30_000 }).toBe(2);
    expect(await hasTables()).toBe(false);
    await other.release();
    const backend = await starting;
    expect(await hasTables()).toBe(true);
    await other.take();
    await other.release();
    await backend.end();
  });

  async function hasTables(): Promise<boolean> {
    const { rows } = await observer.query("SELECT to_regclass('content.pages') IS NOT NULL AS yes");
    return z.tuple([z.object({ yes: z.boolean() })]).parse(rows)[0].yes;
  }
});

describe.skipIf(postgresIsMissing)('jobs of several content backends', () => {
  test('are run by one of them', async () => {
    const backend = await ContentBackend.start({ database: 'postgres' });
    const { payload } = backend;
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Fällig', path: '/due', layout: 'default', _status: 'draft' },
      locale: 'de',
    });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(page.id) } },
      waitUntil: new Date(Date.now() - 60_000),
    });
    // Stands for another process: locks are told apart by the adapter's connections.
    const another = Object.assign(Object.create(payload), { db: Object.create(payload.db) });
    await Promise.all([tick(payload), tick(another), tick(payload)]);
    const versions = await payload.countVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: page.id } }, { 'version._status': { equals: 'published' } }] },
    });
    expect(versions.totalDocs).toBe(1);
    await backend.end();
  });
});
