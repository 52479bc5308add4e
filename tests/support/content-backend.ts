import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { z } from 'zod';
import { addressSignatureHeader, signAddress } from '#pages/signed-address.ts';
import { readSecrets } from '#settings/secrets.ts';
import { accountOf, addressOf, password, type Role } from './known-accounts.ts';
import { postgresIsMissing, startContentDatabase, startEmptyDatabase } from './postgres.ts';

export type Database = 'sqlite' | 'postgres';

export const databases: readonly Database[] = postgresIsMissing ? ['sqlite'] : ['sqlite', 'postgres'];

/** For what has no query or transaction of our own: only the release suite repeats it on Postgres. */
export const databasesOfSuite: readonly Database[] =
  process.env.TEST_SUITE === 'core' ? ['sqlite'] : databases;

interface Options {
  database?: Database;
  /** The operator's settings; no demo content unless `DEMO_CONTENT` is `1`. */
  environment?: Readonly<Record<string, string>>;
  /** Existing data, which the backend changes; by default a temporary directory. */
  dataDir?: string;
  /** For tests of the first start, which can't use the shared template. */
  isFirstStart?: boolean;
}

type Ask = ContentBackend['request'];

const saved = z.object({ doc: z.object({ id: z.number() }) });

/** Payload's cache of started instances, which outlives them. */
const running = z.object({ _payload: z.instanceof(Map) });

type Imported = typeof import('payload');
type Payload = Awaited<ReturnType<Imported['getPayload']>>;

interface Started {
  payload: Payload;
  dataDir: string;
  previewSecret: string;
  handle: (request: Request) => Promise<Response>;
  end: () => Promise<void>;
}

/**
 * The content backend in this process, from its sources and without Next: Payload with our configuration and its own
 * database, accessed through its REST handler. The admin's pages and server functions need a built product
 * (`tests/operation`). In a test file only one may run at a time.
 */
export class ContentBackend {
  /** Ask as the account of this role, which signs in with its first request. */
  readonly admin: Ask = this.#signedIn('admin');
  readonly editor: Ask = this.#signedIn('editor');
  readonly viewer: Ask = this.#signedIn('viewer');

  /** Saves as an editor. Resolves to the record's id; throws the response if it is refused. */
  readonly save = async (method: string, path: string, data: object): Promise<number> => {
    const answer = await this.editor(method, path, data);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
    return saved.parse(JSON.parse(text)).doc.id;
  };

  #started: Started | undefined;

  /** Runs one for the tests of the surrounding group or file. */
  static forTests(options: Options = {}): ContentBackend {
    const backend = new ContentBackend();
    beforeAll(() => backend.#start(options), 120_000);
    afterAll(() => backend.end());
    return backend;
  }

  static async start(options: Options = {}): Promise<ContentBackend> {
    const backend = new ContentBackend();
    await backend.#start(options);
    return backend;
  }

  get payload(): Payload {
    return this.#running.payload;
  }

  get dataDir(): string {
    return this.#running.dataDir;
  }

  get #running(): Started {
    if (!this.#started) throw new Error('The content backend has not been started yet.');
    return this.#started;
  }

  async #start({
    database = 'sqlite',
    environment = {},
    isFirstStart = false,
    dataDir,
  }: Options): Promise<void> {
    const directory = dataDir ?? newDirectory(isFirstStart);
    // For Postgres none are generated.
    readSecrets(directory, { payload: undefined, preview: undefined, votes: undefined });
    const startDatabase = isFirstStart ? startEmptyDatabase : startContentDatabase;
    const postgres = database === 'postgres' ? await startDatabase() : undefined;
    const variables: Record<string, string> = {
      DATA_DIR: directory,
      DATABASE_URL: postgres?.url ?? '',
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: addressOf('admin'),
      ADMIN_PASSWORD: password,
      ...environment,
    };
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    // The configuration reads the settings once, on import.
    vi.resetModules();
    const { getPayload, handleEndpoints } = await import('payload');
    const { default: config } = await import('#content/payload.config.ts');
    const { settings } = await import('#content/foundation/operation/content-settings.ts');
    const { withKnownAddresses } = await import('#content/foundation/requests/unknown-address.ts');
    const key = randomUUID();
    const payload = await getPayload({ config, key, disableOnInit: false });
    this.#started = {
      payload,
      dataDir: directory,
      previewSecret: settings.secrets.preview,
      handle: withKnownAddresses(
        (request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key }),
        config,
      ),
      end: async () => {
        await payload.destroy();
        running.parse(globalThis)._payload.delete(key);
        await postgres?.end();
        vi.unstubAllEnvs();
        // The next test file in this process must not get modules with these settings.
        vi.resetModules();
        if (!dataDir) rmSync(directory, { recursive: true, force: true });
      },
    };
  }

  /** Requests without authentication; `path` is below `/api`. Objects are sent as JSON. */
  async request(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const sent =
      body === undefined
        ? {}
        : body instanceof FormData
          ? await asBytes(body)
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return this.#running.handle(
      new Request(`http://localhost:3000/api${path}`, {
        method,
        ...sent,
        headers: { ...('headers' in sent ? sent.headers : {}), ...this.#signed(headers) },
      }),
    );
  }

  /** Signs the client's address as the site does, unless the test sets its own. */
  #signed(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const address = headers['x-forwarded-for'];
    return address === undefined
      ? headers
      : { [addressSignatureHeader]: signAddress(address, this.#running.previewSecret), ...headers };
  }

  async signIn(email: string, secret = password): Promise<Record<string, string>> {
    const answer = await this.request('POST', '/users/login', { email, password: secret });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Signing in as ${email} failed with ${answer.status}: ${text}`);
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(text));
    return { authorization: `JWT ${token}` };
  }

  #accounts = 0;

  async makeAccount(role: Role = 'editor'): Promise<{ id: number; email: string }> {
    this.#accounts += 1;
    const email = `account-${this.#accounts}@example.org`;
    const data = { email, password, role, name: 'Kim Kurvenstar' };
    const made = await this.payload.create({ collection: 'users', data });
    return { id: Number(made.id), email };
  }

  #signedIn(role: Role): Ask {
    let asking: Promise<Ask> | undefined;
    return async (...call) => {
      asking ??= this.as(role);
      return (await asking)(...call);
    };
  }

  async as(role: Role): Promise<Ask> {
    if (role !== 'admin') await this.#provide(role);
    const signedIn = await this.signIn(addressOf(role));
    return (method, path, body, headers = {}) =>
      this.request(method, path, body, { ...signedIn, ...headers });
  }

  async #provide(role: Role): Promise<void> {
    const email = addressOf(role);
    const found = await this.payload.count({ collection: 'users', where: { email: { equals: email } } });
    if (found.totalDocs === 0) await this.payload.create({ collection: 'users', data: accountOf(role) });
  }

  /** What every page needs before it can be shown. */
  async provideSettings(): Promise<void> {
    const data = { title: 'Probe', description: 'Probe' };
    for (const locale of ['de', 'en'] as const)
      await this.payload.updateGlobal({ slug: 'project-settings', locale, data });
  }

  /** Stops it and removes its data, unless they were given. */
  async end(): Promise<void> {
    await this.#started?.end();
  }
}

/** Empty, or with a first start's data if the test run has prepared some. */
function newDirectory(isFirstStart: boolean): string {
  const directory = mkdtempSync(join(tmpdir(), 'heimspiel-content-'));
  const started = process.env.STARTED_DATA_DIR;
  if (started && !isFirstStart) cpSync(started, directory, { recursive: true });
  return directory;
}

/** Buffered form data. A stream would be written on after the backend has stopped reading. */
async function asBytes(form: FormData): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: await written.arrayBuffer(), headers };
}
