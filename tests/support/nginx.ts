import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './product.ts';

const program = '/usr/sbin/nginx';

/** Why there is no nginx; undefined if there is one. */
export const nginxIsMissing = existsSync(program) ? undefined : `There is no ${program}.`;

/** nginx with one server block, unprivileged and confined to a directory. */
export class Nginx {
  readonly #process: ChildProcess;
  readonly #directory: string;

  private constructor(child: ChildProcess, directory: string) {
    this.#process = child;
    this.#directory = directory;
  }

  /** @param server the `server` block, which listens at `address` */
  static async start(server: string, address: string): Promise<Nginx> {
    const directory = mkdtempSync(join(tmpdir(), 'heimspiel-nginx-'));
    const file = join(directory, 'nginx.conf');
    // As root, workers need access to the files.
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(directory, name)};`,
    );
    writeFileSync(
      file,
      `${user} daemon off; pid ${join(directory, 'pid')}; error_log stderr; events {}
       http { access_log off; ${own.join(' ')} ${server} }`,
    );
    const settings = ['-e', 'stderr', '-p', directory, '-c', file];
    const checked = spawnSync(program, ['-t', ...settings], { encoding: 'utf8' });
    if (checked.status !== 0) throw new Error(`nginx refuses the configuration: ${checked.stderr}`);
    const child = spawn(program, settings, { stdio: 'ignore' });
    await until('nginx answers', async () =>
      fetch(address, { redirect: 'manual' }).then(
        () => true,
        () => false,
      ),
    );
    return new Nginx(child, directory);
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.kill();
    await ended;
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
