/**
 * Writes the migrations that bring both databases from the last committed state to what the collections now say.
 *
 *     npm run content:migration -- name-of-the-change
 *
 * SQLite needs nothing; for Postgres set DATABASE_URL to any empty database that may be written to.
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
  nameFiles(join(directory, 'index.ts'));
}

/** Payload's template neither imports types as types nor leaves out what it does not use. */
function tidy(file: string): void {
  const text = readFileSync(file, 'utf8')
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateUpArgs, type MigrateDownArgs, sql }',
    )
    .replaceAll('({ db, payload, req }: Migrate', '({ db }: Migrate');
  writeFileSync(file, text);
}

/** Payload's list of migrations names them as bundlers find them; Node asks for the whole name. */
function nameFiles(list: string): void {
  writeFileSync(list, readFileSync(list, 'utf8').replace(/from '(\.\/\w+)'/g, "from '$1.ts'"));
}

create('sqlite', { DATABASE_URL: '' });
if (process.env.DATABASE_URL) create('postgres', {});
else console.log('DATABASE_URL is not set: the migration for Postgres is still to be made.');
