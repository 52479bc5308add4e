import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

interface TestDatabase {
  url: string;
  end(): Promise<void>;
}

/** Debian's paths; the newest is last. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1);

/** Why there is no Postgres; undefined if there is one. */
export const postgresIsMissing =
  process.env.TEST_DATABASE_URL || programs
    ? undefined
    : 'There is neither TEST_DATABASE_URL nor /usr/lib/postgresql/*/bin/initdb.';

/** Why there is no server to freeze; undefined if there is one. */
export const ownPostgresIsMissing = programs
  ? undefined
  : 'There is no /usr/lib/postgresql/*/bin/initdb to make a server of its own with.';

/** The database in TEST_DATABASE_URL, or a temporary one. */
export async function startPostgres(): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, end: async () => {} };
  return startEmptyDatabase();
}

/** A temporary database on the test run's shared server, or on its own. */
export function startEmptyDatabase(): Promise<TestDatabase> {
  return startDatabase();
}

/** The same for the content backend, possibly from a template with a first start's data. */
export function startContentDatabase(): Promise<TestDatabase> {
  return startDatabase(process.env.STARTED_POSTGRES);
}

async function startDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? process.env.SHARED_POSTGRES_URL;
  if (!server) return OwnPostgres.start();
  const name = `heimspiel_${randomUUID().replaceAll('-', '')}`;
  const ask = (statement: string) => askServer(server, statement);
  await ask(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return { url: urlOf(server, name), end: () => ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

async function askServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** A temporary server that a test may stop, restart, freeze and thaw. */
export class OwnPostgres implements TestDatabase {
  readonly url: string;
  readonly #directory: string;
  readonly #bin: string;
  readonly #owner: { uid: number; gid: number } | undefined;
  readonly #connections: number;
  #server: ChildProcess | undefined;

  private constructor(bin: string, connections: number) {
    this.#bin = bin;
    this.#connections = connections;
    this.#directory = mkdtempSync(join(tmpdir(), 'heimspiel-postgres-'));
    // Postgres refuses to run as root.
    this.#owner = process.getuid?.() === 0 ? ids('postgres') : undefined;
    if (this.#owner) chownSync(this.#directory, this.#owner.uid, this.#owner.gid);
    this.url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(this.#directory)}`;
  }

  /** @param connections how many it gives out */
  static async start({ connections = 100 } = {}): Promise<OwnPostgres> {
    if (!programs) throw new Error(ownPostgresIsMissing);
    const postgres = new OwnPostgres(dirname(programs), connections);
    const made = spawnSync(
      join(postgres.#bin, 'initdb'),
      ['--pgdata', postgres.#data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8'],
      { ...postgres.#owner, cwd: postgres.#directory, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    await postgres.startAgain();
    return postgres;
  }

  get #data(): string {
    return join(this.#directory, 'data');
  }

  async makeTemplate(): Promise<{ name: string; url: string }> {
    const name = 'started';
    await askServer(this.url, `CREATE DATABASE ${name}`);
    return { name, url: urlOf(this.url, name) };
  }

  async startAgain(): Promise<void> {
    const server = spawn(
      join(this.#bin, 'postgres'),
      [
        ...['-D', this.#data, '-k', this.#directory],
        ...['listen_addresses=', 'fsync=off', `max_connections=${this.#connections}`].flatMap((setting) => [
          '-c',
          setting,
        ]),
      ],
      { ...this.#owner, cwd: this.#directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    await untilReady(server.stderr);
    // Drains stderr, so that the server doesn't block.
    server.stderr.resume();
  }

  /** Immediate shutdown: aborts all connections. */
  async stop(): Promise<void> {
    this.thaw();
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }

  /** Freezes the server: neither open nor new connections get a response. */
  freeze(): void {
    this.#signal('SIGSTOP');
  }

  thaw(): void {
    this.#signal('SIGCONT');
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }

  /** The server first, so that it doesn't fork new processes. */
  #signal(signal: NodeJS.Signals): void {
    const pid = this.#server?.pid;
    if (pid === undefined) return;
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) {
      try {
        process.kill(child, signal);
      } catch {
        // It has exited by itself.
      }
    }
  }
}

function childrenOf(pid: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return listed.stdout.split('\n').map(Number).filter(Boolean);
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
