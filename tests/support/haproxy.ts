import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const program = '/usr/sbin/haproxy';

/** Why there is no HAProxy; undefined if there is one. */
export const haproxyIsMissing = existsSync(program) ? undefined : `There is no ${program}.`;

export interface Behind {
  /** Ports on this machine, two each. */
  sites: readonly [number, number];
  content: readonly [number, number];
}

/** The text for this machine; every address in it has to be there. */
export function putInPlace(text: string, places: readonly (readonly [string, string])[]): string {
  const missing = places.filter(([from]) => !text.includes(from));
  if (missing.length > 0) throw new Error(`It does not say ${missing.map(String).join(', ')}.`);
  return places.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** HAProxy with the guide's configuration, but four times as many health checks. */
export class Haproxy {
  readonly siteUrl: string;
  readonly contentUrl: string;
  readonly #directory = mkdtempSync(join(tmpdir(), 'heimspiel-haproxy-'));
  #process: ChildProcess | undefined;
  #said = '';

  private constructor(ports: { site: number; content: number }) {
    this.siteUrl = `http://127.0.0.1:${ports.site}`;
    this.contentUrl = `http://127.0.0.1:${ports.content}`;
  }

  /** Reserves its addresses, which others may need before it starts. */
  static async create(): Promise<Haproxy> {
    return new Haproxy({ site: await freePort(), content: await freePort() });
  }

  start({ sites, content }: Behind): void {
    const guide = putInPlace(readFileSync('docs/guides/haproxy.cfg', 'utf8'), [
      ['bind :80\n', `bind ${new URL(this.siteUrl).host}\n`],
      ['bind 10.0.0.1:3001\n', `bind ${new URL(this.contentUrl).host}\n`],
      ['10.0.0.11:3000', `127.0.0.1:${sites[0]}`],
      ['10.0.0.12:3000', `127.0.0.1:${sites[1]}`],
      ['10.0.0.21:3001', `127.0.0.1:${content[0]}`],
      ['10.0.0.22:3001', `127.0.0.1:${content[1]}`],
      ['inter 2s', 'inter 500ms'],
    ]);
    const file = join(this.#directory, 'haproxy.cfg');
    writeFileSync(file, guide);
    const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part: Buffer) => {
      this.#said += part.toString();
    });
    this.#process = child;
  }

  /** Its log: errors, and processes that went down and came back. */
  get said(): string {
    return this.#said;
  }

  async end(): Promise<void> {
    const child = this.#process;
    if (child && child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
