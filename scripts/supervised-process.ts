import { type ChildProcess, spawn } from 'node:child_process';
import type { StartLog } from './start-log.ts';

interface ProcessOptions {
  name: string;
  command: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Called when the process ended before it was ever ready: then starting it again is of no use. */
  onHopeless: (name: string) => void;
  /** How long it goes on by itself when it is asked to end, in ms. */
  drain?: number;
  log: StartLog;
}

const firstDelay = 300;
const longestDelay = 10_000;

/** How long a process may take to end when it is asked to, in ms: a little longer than its open answers have. */
const patience = { alone: 8000, drained: 18_000 };

/** A process that is started again when it dies, after a growing pause, and ended when it should. */
export class SupervisedProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #delay = firstDelay;
  #ending = false;
  #wasReady = false;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  start(): void {
    const { name, command, args, environment, log } = this.#options;
    // A group of its own: Ctrl-C reaches this script alone, which then ends all in order.
    const child = spawn(command, [...args], {
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    this.#child = child;
    const startedAt = Date.now();
    child.on('exit', (code, signal) => {
      this.#child = undefined;
      if (this.#ending) return;
      if (!this.#wasReady) {
        this.#options.onHopeless(name);
        return;
      }
      if (Date.now() - startedAt > 60_000) this.#delay = firstDelay;
      log.say(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${this.#delay} ms.`);
      setTimeout(() => !this.#ending && this.start(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, longestDelay);
    });
  }

  /** From now on the process is worth starting again. */
  markReady(): void {
    this.#wasReady = true;
  }

  async end(): Promise<void> {
    this.#ending = true;
    const child = this.#child;
    if (!child?.pid) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    signalGroup(child.pid, 'SIGTERM');
    const { drain = 0 } = this.#options;
    const force = setTimeout(
      () => child.pid && signalGroup(child.pid, 'SIGKILL'),
      drain > 0 ? drain + patience.drained : patience.alone,
    );
    await ended;
    clearTimeout(force);
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}
