/**
 * Generates the migrations of both databases from the last committed schema to the current collections.
 *
 *     npm run content:migration -- name-of-the-change
 *
 * SQLite needs nothing; for Postgres set DATABASE_URL to any writable empty database.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, keptOrNewSecrets } from '../src/settings/secrets.ts';

const name = process.argv[2] ?? 'change';

function create(database: 'sqlite' | 'postgres', environment: Record<string, string>): void {
  const directory = join('src/content/migrations', database);
  const before = new Set(readdirSync(directory));
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-migration-'));
  const result = spawnSync('payload', ['migrate:create', name], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...environmentOf(keptOrNewSecrets(dataDir)),
      DATA_DIR: dataDir,
      PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
      PAYLOAD_MIGRATING: 'true',
      ...environment,
    },
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  for (const file of readdirSync(directory).filter((entry) => entry.endsWith('.ts') && !before.has(entry)))
    tidy(join(directory, file));
}

/** Payload's template lacks type-only imports and has unused ones. */
function tidy(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate');
  writeFileSync(file, text);
}

create('sqlite', { DATABASE_URL: '' });
if (process.env.DATABASE_URL) create('postgres', {});
else console.log('DATABASE_URL is not set: the migration for Postgres is still to be made.');
