import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { postgresIsMissing, startEmptyDatabase } from './postgres.ts';
import { temporaryDirectory } from './product.ts';

/** Back-ups that released versions made of themselves, by version and database (scripts/keep-data.ts). */
export const keptData = 'tests/support/kept-data';

export const databases = ['sqlite', 'postgres'] as const;
export type Database = (typeof databases)[number];

export const keptVersions = readdirSync(keptData);

/** What every kept product was started with. On SQLite its secrets are in its data directory. */
export const keptEnvironment = {
  sqlite: {},
  postgres: {
    PAYLOAD_SECRET: 'kept-data-payload-0123456789abcdef0123456789',
    PREVIEW_SECRET: 'kept-data-preview-0123456789abcdef0123456789',
    VOTES_SECRET: 'kept-data-votes-0123456789abcdef01234567890',
  },
} as const;

export const keptViewer = { email: 'viewer@example.org', password: 'a long enough sentence' };

/** The vote that was counted, and its receipt. */
export const keptVote = { device: 'd'.repeat(32), key: 'e'.repeat(32) };

/** Names in two submissions: one had reached the content backend, the other was still waiting in the site's inbox. */
export const keptSubmissions = { delivered: 'Delivered Earlier', waiting: 'Waiting Since' };

export const missing = { sqlite: undefined, postgres: postgresIsMissing } as const;

/** An empty database of the kind, as the product is told of it. */
export async function emptyDatabase(
  database: Database,
): Promise<{ environment: Readonly<Record<string, string>>; end: () => Promise<void> }> {
  if (database === 'sqlite') return { environment: {}, end: async () => {} };
  const started = await startEmptyDatabase();
  const environment = { ...keptEnvironment.postgres, DATABASE_URL: started.url };
  return { environment, end: () => started.end() };
}

/** Restores a kept back-up with `npm run restore` into a new directory and database. */
export async function restoreKept(version: string, database: Database) {
  const [backUp, data, { environment, end }] = [
    await temporaryDirectory(),
    await temporaryDirectory(),
    await emptyDatabase(database),
  ];
  execFileSync('tar', ['-xzf', join(keptData, version, `${database}.tar.gz`), '-C', backUp.path]);
  execFileSync('node', ['scripts/restore.ts', backUp.path], {
    env: { ...process.env, ...environment, DATA_DIR: data.path },
  });
  chmodSync(data.path, 0o700);
  await backUp.remove();
  return {
    dataDir: data.path,
    environment,
    remove: async () => {
      await data.remove();
      await end();
    },
  };
}
