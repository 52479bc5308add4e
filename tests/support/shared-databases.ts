import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { environmentOf, keptOrNewSecrets } from '../../src/settings/secrets.ts';
import { addressOf, password } from './known-accounts.ts';
import { OwnPostgres, ownPostgresIsMissing } from './postgres.ts';
import { temporaryDirectory } from './product.ts';

/**
 * For a whole unit test run: one Postgres, in which each test creates a database, instead of forty servers; and for
 * either database the data of a content backend's first start, which over a hundred starts reuse.
 */
export default async function startSharedDatabases(): Promise<() => Promise<void>> {
  // Tests that run Vitest on a copy of the sources inherit the server.
  delete process.env.SHARE_DATABASES;
  const directory = await temporaryDirectory();
  const server =
    process.env.TEST_DATABASE_URL || ownPostgresIsMissing ? undefined : await OwnPostgres.start();
  const template = await server?.makeTemplate();
  await Promise.all([
    startOnce({ DATA_DIR: directory.path, DATABASE_URL: '' }),
    ...(template ? [startOnce({ DATA_DIR: directory.path, DATABASE_URL: template.url })] : []),
  ]);
  process.env.STARTED_DATA_DIR = directory.path;
  if (server && template) {
    process.env.SHARED_POSTGRES_URL = server.url;
    process.env.STARTED_POSTGRES = template.name;
  }
  return async () => {
    await server?.end();
    await directory.remove();
  };
}

async function startOnce(environment: { DATA_DIR: string; DATABASE_URL: string }): Promise<void> {
  const child = spawn('payload', ['run', 'tests/support/first-start.ts'], {
    env: {
      ...process.env,
      ...environmentOf(keptOrNewSecrets(environment.DATA_DIR)),
      PAYLOAD_CONFIG_PATH: 'src/content/payload.config.ts',
      NODE_ENV: 'test',
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: addressOf('admin'),
      ADMIN_PASSWORD: password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`It could not start for the first time:\n${(await said).join('\n')}`);
}
