import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const program = '/usr/sbin/varnishd';

/** Why there is no Varnish; undefined if there is one. */
export const varnishIsMissing = existsSync(program) ? undefined : `There is no ${program}.`;

/** Varnish with the guide's configuration, in front of a server on this machine. */
export class Varnish {
  readonly url: string;
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(url: string, child: ChildProcess, directory: string) {
    this.url = url;
    this.#process = child;
    this.#directory = directory;
  }

  /** @param origin the site's, `http://127.0.0.1:{port}` */
  static async start(origin: string): Promise<Varnish> {
    const directory = mkdtempSync(join(tmpdir(), 'heimspiel-varnish-'));
    const file = join(directory, 'site.vcl');
    const guide = readFileSync('docs/guides/varnish.vcl', 'utf8');
    writeFileSync(file, guide.replace('.port = "3000"', `.port = "${new URL(origin).port}"`));
    const port = await freePort();
    const child = spawn(
      program,
      [
        '-F',
        '-j',
        'none',
        '-n',
        join(directory, 'work'),
        '-f',
        file,
        '-a',
        `127.0.0.1:${port}`,
        '-s',
        'malloc,64m',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    child.stderr.on('data', (part) => {
      said += part;
    });
    const varnish = new Varnish(`http://127.0.0.1:${port}`, child, directory);
    // It responds 503 until its probe succeeds.
    while (
      ((await fetch(varnish.url, { redirect: 'manual' }).catch(() => undefined))?.status ?? 503) === 503
    ) {
      if (child.exitCode !== null) throw new Error(`Varnish did not start: ${said}`);
      await wait(50);
    }
    return varnish;
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
