import { join } from 'node:path';
import { createClient } from '@libsql/client';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { storedDocument } from '../../../../tests/support/stored-document.ts';
import { tick } from './clock.ts';

const earlier = new Date(Date.now() - 60_000);

describe.each(databases)('the clock on %s, whatever is stored', (database) => {
  const backend = ContentBackend.forTests({ database });

  /** Writes what Payload would refuse. */
  async function force(statement: string): Promise<void> {
    if (database === 'sqlite') {
      const client = createClient({ url: `file:${join(backend.dataDir, 'content.sqlite')}` });
      await client.execute(statement);
      client.close();
      return;
    }
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query('SET search_path TO content');
    await client.query(statement);
    await client.end();
  }

  beforeEach(async () => {
    await force('DELETE FROM payload_jobs');
    await force('DELETE FROM payload_jobs_stats');
  });

  async function duePage(): Promise<() => Promise<unknown>> {
    const { payload } = backend;
    const page = await payload.create({
      collection: 'pages',
      data: { title: 'Fällig', path: `/due-${crypto.randomUUID()}`, layout: 'default', _status: 'draft' },
      locale: 'de',
    });
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: String(page.id) } },
      waitUntil: earlier,
    });
    return async () => {
      const found = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 });
      return z.object({ _status: z.string() }).parse(found)._status;
    };
  }

  async function deletionIsPlanned(): Promise<boolean> {
    const { docs } = await backend.payload.db.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'deleteDueSubmissions' } },
    });
    const [job] = z.array(z.object({ waitUntil: z.coerce.date() })).parse(docs);
    return job !== undefined && job.waitUntil.getTime() <= Date.now() + 3_600_000;
  }

  const brokenStats = {
    'a moment that is none': {
      scheduledRuns: {
        queues: { default: { tasks: { deleteDueSubmissions: { lastScheduledRun: 'nonsense' } } } },
      },
    },
    'a moment far ahead': {
      scheduledRuns: {
        queues: {
          default: { tasks: { deleteDueSubmissions: { lastScheduledRun: '2999-01-01T00:00:00.000Z' } } },
        },
      },
    },
    'a list': [1, 2],
    'a number below': { scheduledRuns: { queues: 7 } },
  };
  for (const [what, stats] of Object.entries(brokenStats)) {
    test(`the plan is ${what}`, async () => {
      const status = await duePage();
      await force(`INSERT INTO payload_jobs_stats (stats) VALUES ('${JSON.stringify(stats)}')`);
      await tick(backend.payload);
      expect(await status()).toBe('published');
      expect(await deletionIsPlanned()).toBe(true);
    });
  }

  // Postgres rejects invalid JSON.
  if (database === 'sqlite') {
    test('the plan is no JSON', async () => {
      const status = await duePage();
      await force(`INSERT INTO payload_jobs_stats (stats) VALUES ('{"cut off')`);
      await tick(backend.payload);
      expect(await status()).toBe('published');
      expect(await deletionIsPlanned()).toBe(true);
    });

    test('a job is no JSON, and its task unknown', async () => {
      await storedDocument(backend.payload, 'payload-jobs', {
        queue: 'default',
        taskSlug: 'schedulePublish',
      });
      await force(`UPDATE payload_jobs SET input = '{"cut off', task_slug = 'gone'`);
      const status = await duePage();
      await tick(backend.payload);
      expect(await status()).toBe('published');
      expect(await deletionIsPlanned()).toBe(true);
      const { totalDocs } = await backend.payload.db.count({
        collection: 'payload-jobs',
        where: { taskSlug: { equals: 'gone' } },
      });
      expect(totalDocs).toBe(0);
    });
  }

  test('jobs have junk, or name nothing that there is', async () => {
    for (const job of [
      { taskSlug: 'schedulePublish', input: { type: 'publish', doc: { relationTo: 'nowhere', value: 'x' } } },
      {
        taskSlug: 'schedulePublish',
        input: { doc: { relationTo: 'pages', value: '999999' }, user: 'somebody' },
      },
      { taskSlug: 'schedulePublish', input: ['junk'] },
      { taskSlug: 'inline' },
      {},
    ])
      await storedDocument(backend.payload, 'payload-jobs', { queue: 'default', ...job });
    const status = await duePage();
    await tick(backend.payload);
    expect(await status()).toBe('published');
    expect(await deletionIsPlanned()).toBe(true);
  });

  test('a process ended in the middle of a job', async () => {
    const status = await duePage();
    await force('UPDATE payload_jobs SET processing = true');
    const restarted = Object.assign(Object.create(backend.payload), {});
    await tick(restarted);
    expect(await status()).toBe('published');
  });
});
