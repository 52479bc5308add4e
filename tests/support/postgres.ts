import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface TestDatabase {
  url: string;
  end(): Promise<void>;
}

/** Where Debian puts the programs; the newest last. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);

/** Why there is no Postgres to test with; undefined if there is one. */
export const postgresIsMissing =
  process.env.TEST_DATABASE_URL || programs
    ? undefined
    : 'There is neither TEST_DATABASE_URL nor /usr/lib/postgresql/*/bin/initdb.';

/** The database that TEST_DATABASE_URL names, else one of a server of its own, which is gone at the end. */
export async function startPostgres(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, end: async () => {} };
  if (!programs) throw new Error(postgresIsMissing);
  const bin = dirname(programs);
  const directory = mkdtempSync(join(tmpdir(), 'heimspiel-postgres-'));
  // Postgres refuses to run as root.
  const owner = process.getuid?.() === 0 ? ids('postgres') : undefined;
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    { ...owner, cwd: directory, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...owner, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server.stderr);
  // What it says later is of no interest, but has to go somewhere.
  server.stderr.resume();
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    end: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function untilReady(output: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    output.on('data', (part) => {
      said += part;
      if (said.includes('ready to accept connections')) resolve();
    });
    output.on('end', () => reject(new Error(`Postgres did not start: ${said}`)));
  });
}

function ids(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
