import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { contentArguments, siteArguments } from '../../scripts/start/node-arguments.ts';
import { freePort } from './free-port.ts';

/** The first account of every product under test. */
export const testAdmin = { email: 'admin@example.org', password: 'correct horse battery staple' };

type ProcessName = 'content' | 'site';

/** Timeout of everything in ms, long enough to seed a database on a busy machine. Tests have their own timeouts. */
const patience = 600_000;

interface ProductOptions {
  /** Data directory, which is kept. */
  dataDir: string;
  /** The site's; by default a free one. */
  port?: number;
  environment?: Readonly<Record<string, string>>;
  /** The site's sources; by default this repository's. */
  sources?: string;
  /** The content backend's; by default this repository's. */
  contentSources?: string | undefined;
}

/** The two processes as `npm start` runs them, on free ports and under the test's control. */
export class Product {
  readonly port: number;
  readonly contentPort: number;
  readonly dataDir: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #sources: Readonly<Record<ProcessName, string | undefined>>;
  readonly #processes = new Map<ProcessName, ChildProcess>();
  output = '';

  private constructor(
    ports: { site: number; content: number },
    { dataDir, environment, sources, contentSources }: ProductOptions,
  ) {
    this.port = ports.site;
    this.contentPort = ports.content;
    this.dataDir = dataDir;
    this.#sources = { site: sources, content: contentSources };
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      DATA_DIR: dataDir,
      PORT: String(ports.site),
      SITE_PORT: String(ports.site),
      CONTENT_PORT: String(ports.content),
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      ...environment,
    };
  }

  static async create(options: ProductOptions): Promise<Product> {
    return new Product({ site: options.port ?? (await freePort()), content: await freePort() }, options);
  }

  get siteUrl(): string {
    return `http://localhost:${this.port}`;
  }

  get contentUrl(): string {
    return `http://127.0.0.1:${this.contentPort}`;
  }

  async startContent(): Promise<void> {
    this.#spawn('content', 'node', contentArguments);
    await this.#untilAnswered('content', async () => (await fetch(`${this.contentUrl}/health/ready`)).ok);
  }

  async startSite(): Promise<void> {
    this.#spawn('site', 'node', siteArguments);
    await this.#untilAnswered('site', async () => (await fetch(`${this.siteUrl}/health`)).ok);
  }

  async start(): Promise<void> {
    await this.startContent();
    await this.startSite();
    await this.untilCurrent();
  }

  async #askContent(path: string): Promise<Response> {
    // Secrets exist only after the first start.
    const headers = await asSite(this.dataDir).catch(() => ({}));
    return fetch(this.contentUrl + path, { headers });
  }

  async untilCurrent(): Promise<void> {
    await until('the site has the newest content', async () => {
      const paths = await this.#askContent('/sk/v1/paths').then((answer) => answer.json());
      const health = await fetch(`${this.siteUrl}/health`).then((answer) => answer.json());
      return paths.version === health.content.version;
    });
  }

  async end(name: ProcessName, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#processes.get(name);
    this.#processes.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    // Graceful shutdown takes that long on a busy machine.
    const force = setTimeout(() => child.kill('SIGKILL'), 40_000);
    await ended;
    clearTimeout(force);
  }

  async stop(): Promise<void> {
    await Promise.all([this.end('site'), this.end('content')]);
  }

  pid(name: ProcessName): number {
    const pid = this.#processes.get(name)?.pid;
    if (pid === undefined) throw new Error(`The ${name} is not running.`);
    return pid;
  }

  signIn(account = testAdmin): Promise<Record<string, string>> {
    return signInAt(this.contentUrl, account);
  }

  #spawn(name: ProcessName, command: string, args: readonly string[]): void {
    const child = spawn(command, [...args], {
      cwd: this.#sources[name],
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    this.#processes.set(name, child);
  }

  async #untilAnswered(name: ProcessName, answers: () => Promise<boolean>): Promise<void> {
    await until(`the ${name} answers`, async () => {
      const child = this.#processes.get(name);
      if (!child || child.exitCode !== null)
        throw new Error(`The ${name} ended before it answered:\n${this.output.slice(-4000)}`);
      return answers().catch(() => false);
    });
  }
}

/** The headers with which this data directory's site authenticates to its content backend. */
export async function asSite(dataDir: string): Promise<Record<string, string>> {
  const text = await readFile(join(dataDir, 'secrets.json'), 'utf8');
  const { preview } = z.object({ preview: z.string() }).parse(JSON.parse(text));
  return { authorization: `Bearer ${preview}` };
}

export async function signInAt(contentUrl: string, account = testAdmin): Promise<Record<string, string>> {
  const answer = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`Signing in as ${account.email} failed with ${answer.status}.`);
  const { token }: { token: string } = await answer.json();
  return { authorization: `JWT ${token}`, 'content-type': 'application/json' };
}

/** Polls a condition; on timeout fails with its description. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  limit = patience,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}.`);
    await wait(50);
  }
}

export async function temporaryDirectory(
  prefix = join(tmpdir(), 'heimspiel-test-'),
): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(prefix);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A copy of the test run's seeded data; its product must be stopped. */
export async function copyOfSeededData(): Promise<{ path: string; remove: () => Promise<void> }> {
  const seeded = process.env.SEEDED_DATA_DIR;
  if (!seeded) throw new Error('SEEDED_DATA_DIR is not set. Run the tests with npm test.');
  const directory = await temporaryDirectory();
  await cp(seeded, directory.path, { recursive: true });
  return directory;
}
