import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { type Behind, putInPlace } from './haproxy.ts';

/** Why Caddy's configuration can't be tested; undefined if it can. */
export const caddyIsMissing = spawnSync('caddy', ['version']).error ? 'There is no caddy.' : undefined;

/** Caddy with the compose file's configuration. */
export class Caddy {
  readonly siteUrl: string;
  readonly contentUrl: string;
  readonly #directory: string;
  readonly #process: ChildProcess;

  private constructor(ports: { site: number; content: number }, directory: string, child: ChildProcess) {
    this.siteUrl = `http://localhost:${ports.site}`;
    this.contentUrl = `http://127.0.0.1:${ports.content}`;
    this.#directory = directory;
    this.#process = child;
  }

  static async start({ sites, content }: Behind): Promise<Caddy> {
    const directory = mkdtempSync(join(tmpdir(), 'heimspiel-caddy-'));
    const ports = { site: await freePort(), content: await freePort() };
    const file = join(directory, 'Caddyfile');
    writeFileSync(
      file,
      putInPlace(readFileSync('deploy/Caddyfile', 'utf8'), [
        ['http://:3001', `http://:${ports.content}`],
        ['site-1:3000', `127.0.0.1:${sites[0]}`],
        ['site-2:3000', `127.0.0.1:${sites[1]}`],
        ['content-1:3001', `127.0.0.1:${content[0]}`],
        ['content-2:3001', `127.0.0.1:${content[1]}`],
      ]),
    );
    const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: {
        ...process.env,
        HOME: directory,
        SITE_HOST: `http://localhost:${ports.site}`,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
      },
      stdio: 'ignore',
    });
    return new Caddy(ports, directory, child);
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    // On SIGTERM it would wait for hanging requests.
    this.#process.kill('SIGKILL');
    await ended;
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
