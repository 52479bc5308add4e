/**
 * Generates the migrations of both databases from the last committed schema to the current collections.
 *
 *     npm run content:migration -- name-of-the-change
 *
 * Needs neither database: each migration follows from the snapshot that the one before it left.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, keptOrNewSecrets } from '../src/settings/secrets.ts';

const name = process.argv[2] ?? 'change';

function create(database: 'sqlite' | 'postgres', databaseUrl: string): void {
  const directory = join('src/content/foundation/database/migrations', database);
  const before = new Set(readdirSync(directory));
  const dataDir = mkdtempSync(join(tmpdir(), 'heimspiel-migration-'));
  const result = spawnSync('payload', ['migrate:create', name, '--skip-empty'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...environmentOf(keptOrNewSecrets(dataDir)),
      DATA_DIR: dataDir,
      PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
      PAYLOAD_MIGRATING: 'true',
      DATABASE_URL: databaseUrl,
    },
  });
  rmSync(dataDir, { recursive: true });
  if (result.status !== 0) process.exit(result.status ?? 1);
  const made = readdirSync(directory).filter((entry) => entry.endsWith('.ts') && !before.has(entry));
  for (const file of made) tidy(join(directory, file));
  nameFiles(join(directory, 'index.ts'));
  if (made.length === 0) console.log(`No changes for ${database}.`);
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

/** Payload lists migrations without their extension, which Node needs. */
function nameFiles(list: string): void {
  writeFileSync(list, readFileSync(list, 'utf8').replace(/from '(\.\/\w+)'/g, "from '$1.ts'"));
}

create('sqlite', '');
// Never connected to.
create('postgres', 'postgres://localhost/none');
