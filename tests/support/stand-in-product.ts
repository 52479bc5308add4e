import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { contentBuild, siteBuild } from '../../scripts/build/build-if-stale.ts';
import { freePort } from './free-port.ts';

const serving = resolve('src/serving');

/**
 * A server that starts and stops like ours, without content. It answers `/open` only when it closes, and reports ready
 * at a request for `/ready`, or at once.
 */
const server = (name: string, port: string) => `
import { listenOrEnd } from '${serving}/listen.ts';
import { OrderlyEnd } from '${serving}/orderly-end.ts';
import { createPatientServer } from '${serving}/patient-server.ts';
import { tellSupervisor } from '${serving}/supervisor.ts';
const open = new Set();
const orderlyEnd = new OrderlyEnd();
const server = createPatientServer(({ url }, outgoing) => {
  if (url === '/ready') tellSupervisor('ready');
  if (url !== '/open') return void outgoing.end();
  open.add(outgoing);
  console.log('${name} has an open answer');
});
server.once('listening', () => {
  console.log('${name} is process ' + process.pid);
  tellSupervisor('listening');
  if (!process.env.READY_WHEN_ASKED) tellSupervisor('ready');
});
listenOrEnd(server, { setting: '${port}', port: Number(process.env.${port}), hostname: '127.0.0.1' }, console.error);
orderlyEnd.begin({
  server,
  drainSeconds: 0,
  onClosing: () => { for (const outgoing of open) outgoing.end('whole'); },
  close: async () => {},
});
`;

/** A compiler that never finishes. */
const endlessBuild = `#!/usr/bin/env node
require('node:fs').writeFileSync('compiler.pid', String(process.pid));
setInterval(() => {}, 1000);
`;

/** `npm start` in its own directory, real except for the servers and compilers. */
export class StandInProduct {
  readonly directory = mkdtempSync(join(tmpdir(), 'heimspiel-start-'));
  readonly port: number;
  readonly contentPort: number;
  readonly #started: ChildProcess[] = [];
  output = '';

  private constructor(port: number, contentPort: number) {
    this.port = port;
    this.contentPort = contentPort;
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const start = String(scripts.start).replace('scripts/start.ts', resolve('scripts/start.ts'));
    this.write('package.json', JSON.stringify({ name: 'heimspiel', type: 'module', scripts: { start } }));
    this.write('dist/server/main.js', server('site', 'PORT'));
    this.write('src/content/process/server/main.ts', server('content', 'CONTENT_PORT'));
  }

  static async create(): Promise<StandInProduct> {
    return new StandInProduct(await freePort(), await freePort());
  }

  /** Writes builds for `SKIP_BUILD`. */
  build(): void {
    for (const { result } of [siteBuild, contentBuild]) this.write(result, 'of other sources');
  }

  /** The site builds at once, the content backend never. */
  buildEndlessly(): void {
    this.write('scripts/build/build-part.ts', `import '${resolve('scripts/build/build-part.ts')}';`);
    this.write(
      'scripts/build/build-site.ts',
      `import { mkdirSync, writeFileSync } from 'node:fs';
       mkdirSync('dist/client', { recursive: true });
       writeFileSync('dist/client/build.json', '');`,
    );
    this.write('node_modules/.bin/next', endlessBuild);
    this.write('node_modules/.bin/package.json', '{"type":"commonjs"}');
    chmodSync(join(this.directory, 'node_modules/.bin/next'), 0o755);
  }

  write(path: string, text: string): void {
    const file = join(this.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  start(environment: Readonly<Record<string, string>> = {}): ChildProcess & { pid: number } {
    return this.run('npm', ['start'], environment);
  }

  run(
    command: string,
    args: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess & { pid: number } {
    const child = spawn(command, [...args], {
      cwd: this.directory,
      env: {
        ...process.env,
        DATA_DIR: join(this.directory, 'data'),
        PORT: String(this.port),
        CONTENT_PORT: String(this.contentPort),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#started.push(child);
    const collect = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const { pid } = child;
    if (pid === undefined) throw new Error(`${command} could not be started.`);
    return Object.assign(child, { pid });
  }

  /** The process ids that a server has had, the present one last. */
  pidsOf(name: 'site' | 'content'): number[] {
    return [...this.output.matchAll(new RegExp(`${name} is process (\\d+)`, 'g'))].map(([, pid]) =>
      Number(pid),
    );
  }

  pidOf(name: 'site' | 'content'): number {
    const pid = this.pidsOf(name).at(-1);
    if (pid === undefined) throw new Error(`The ${name} is not running:\n${this.output}`);
    return pid;
  }

  /** Undefined until it has started. */
  get compilerPid(): number | undefined {
    const file = join(this.directory, 'compiler.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
  }

  async isListening(port: number): Promise<boolean> {
    const socket = connect(port, '127.0.0.1');
    const outcome = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    return outcome;
  }

  /** Kills what a test has left running, and deletes the directory. */
  remove(): void {
    for (const child of this.#started) child.kill('SIGKILL');
    for (const pid of [...this.pidsOf('site'), ...this.pidsOf('content'), this.compilerPid ?? 0])
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Whether the process exists and is not a zombie. */
export function isRunning(pid: number): boolean {
  return pid > 0 && /^[^Z]/.test(stateOf(pid));
}

export function parentOf(pid: number): number {
  const parent = Number(ask('ppid', pid));
  if (parent === 0) throw new Error(`There is no process ${pid}.`);
  return parent;
}

function stateOf(pid: number): string {
  return ask('stat', pid);
}

function ask(column: 'ppid' | 'stat', pid: number): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
