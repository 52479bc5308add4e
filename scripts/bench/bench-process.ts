import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './processor-time.ts';

export class BenchProcess {
  readonly #arguments: readonly string[];
  readonly #origin: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(
    nodeArguments: readonly string[],
    origin: string,
    environment: Readonly<Record<string, string>>,
  ) {
    this.#arguments = nodeArguments;
    this.#origin = origin;
    this.#environment = environment;
  }

  /** Resolves to the time until it was ready, in ms. */
  async start(): Promise<number> {
    const began = performance.now();
    const child = spawn('node', this.#arguments, {
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...this.#environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    while (!(await fetch(`${this.#origin}/health/ready`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error('It did not start. Is it built? npm run build');
      await wait(50);
    }
    return performance.now() - began;
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }

  /** CPU time since its start, in ms. */
  async spent(): Promise<number> {
    return this.#child ? processorTime(this.#child.pid) : 0;
  }

  /** Resident memory in MB. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
}
