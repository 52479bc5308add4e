import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { z } from 'zod';
import { addressSignatureHeader, signAddress } from '#pages/asking-address.ts';
import { readSecrets } from '#settings/secrets.ts';
import { accountOf, addressOf, password, type Role } from './known-accounts.ts';
import { postgresIsMissing, startContentDatabase, startEmptyDatabase } from './postgres.ts';

export type Database = 'sqlite' | 'postgres';

/** The databases that this machine can be tested with. */
export const databases: readonly Database[] = postgresIsMissing ? ['sqlite'] : ['sqlite', 'postgres'];

interface Options {
  database?: Database;
  /** Settings as the operator gives them; there is no demo content unless `DEMO_CONTENT` is `1`. */
  environment?: Readonly<Record<string, string>>;
  /** Data to begin with, which the backend changes; without it, an empty directory that is gone at the end. */
  dataDir?: string;
  /** A test of what a first start does needs one that nobody has made before it. */
  isFirstStart?: boolean;
}

/** Where Payload keeps what it has started, also after its end. */
const running = z.object({ _payload: z.instanceof(Map) });

type Imported = typeof import('payload');
type Payload = Awaited<ReturnType<Imported['getPayload']>>;

/**
 * The content backend in this process, from its sources and without Next: Payload with our configuration and a
 * database of its own, asked through its REST handler. What the admin's pages and server functions do needs a built
 * product (`tests/operation`). Two may run one after the other in a test file, not at the same time.
 */
export class ContentBackend {
  readonly payload: Payload;
  readonly dataDir: string;
  readonly #handle: (request: Request) => Promise<Response>;
  readonly #previewSecret: string;
  readonly #end: () => Promise<void>;

  private constructor(
    payload: Payload,
    dataDir: string,
    previewSecret: string,
    handle: (request: Request) => Promise<Response>,
    end: () => Promise<void>,
  ) {
    this.payload = payload;
    this.dataDir = dataDir;
    this.#handle = handle;
    this.#previewSecret = previewSecret;
    this.#end = end;
  }

  static async start({
    database = 'sqlite',
    environment = {},
    isFirstStart = false,
    dataDir,
  }: Options = {}): Promise<ContentBackend> {
    const directory = dataDir ?? newDirectory(isFirstStart);
    // None are made up for Postgres.
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
    // The configuration reads the settings once, while it is imported.
    vi.resetModules();
    const { getPayload, handleEndpoints } = await import('payload');
    const { default: config } = await import('#content/payload.config.ts');
    const { settings } = await import('#content/content-settings.ts');
    const { withKnownAddresses } = await import('#content/api/unknown-address.ts');
    const key = randomUUID();
    const payload = await getPayload({ config, key, disableOnInit: false });
    return new ContentBackend(
      payload,
      directory,
      settings.secrets.preview,
      withKnownAddresses(
        (request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key }),
        config,
      ),
      async () => {
        ignoreLostConnections(payload);
        await payload.destroy();
        running.parse(globalThis)._payload.delete(key);
        await postgres?.end();
        vi.unstubAllEnvs();
        // The next test file in this process must not import what has read this one's settings.
        vi.resetModules();
        if (!dataDir) rmSync(directory, { recursive: true, force: true });
      },
    );
  }

  /** Asks as nobody in particular; `path` begins below `/api`. An object is sent as JSON. */
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
    return this.#handle(
      new Request(`http://localhost:3000/api${path}`, {
        method,
        ...sent,
        headers: { ...('headers' in sent ? sent.headers : {}), ...this.#signed(headers) },
      }),
    );
  }

  /** An address is the site's word for who asks, unless a test has something else to say of it. */
  #signed(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const address = headers['x-forwarded-for'];
    return address === undefined
      ? headers
      : { [addressSignatureHeader]: signAddress(address, this.#previewSecret), ...headers };
  }

  /** Signs in and returns the headers by which further requests say so. */
  async signIn(email: string, secret = password): Promise<Record<string, string>> {
    const answer = await this.request('POST', '/users/login', { email, password: secret });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Signing in as ${email} failed with ${answer.status}: ${text}`);
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(text));
    return { authorization: `JWT ${token}` };
  }

  #accounts = 0;

  /** A new account that no other test uses, with the password that all have. */
  async makeAccount(role: Role = 'editor'): Promise<{ id: number; email: string }> {
    this.#accounts += 1;
    const email = `account-${this.#accounts}@example.org`;
    const data = { email, password, role, name: 'Kim Kurvenstar' };
    const made = await this.payload.create({ collection: 'users', data });
    return { id: Number(made.id), email };
  }

  /** An account of this role, made if need be, that asks like `request` does. */
  async as(role: Role): Promise<ContentBackend['request']> {
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

  /** Stops it and removes what it has written, unless the data were given. */
  end(): Promise<void> {
    return this.#end();
  }
}

/** Empty, but for what a first start writes where a run of all tests has begun with one. */
function newDirectory(isFirstStart: boolean): string {
  const directory = mkdtempSync(join(tmpdir(), 'heimspiel-content-'));
  const started = process.env.STARTED_DATA_DIR;
  if (started && !isFirstStart) cpSync(started, directory, { recursive: true });
  return directory;
}

/** Payload leaves its connections to Postgres open; that the server then closes them concerns nobody any more. */
function ignoreLostConnections({ db }: Payload): void {
  if ('pool' in db && db.pool instanceof EventEmitter) db.pool.on('error', () => {});
}

/** A form as it travels. As a stream it would go on being written when the backend has refused to read on. */
async function asBytes(form: FormData): Promise<{ body: ArrayBuffer; headers: Record<string, string> }> {
  const written = new Response(form);
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  return { body: await written.arrayBuffer(), headers };
}
