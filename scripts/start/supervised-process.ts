import type { ChildProcess } from 'node:child_process';
import { portTakenCode } from '../../src/serving/listen.ts';
import type { ServerState } from '../../src/serving/supervisor.ts';
import { signalGroup, spawnGroup } from './process-group.ts';
import type { StartLog } from './start-log.ts';

interface ProcessOptions {
  name: string;
  command: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Called when the process ended before it was worth starting again. */
  onHopeless: (name: string) => void;
  /** How long it may take to end when it is asked to, in ms; then it is killed. */
  patience: number;
  log: StartLog;
}

const firstDelay = 300;
const longestDelay = 10_000;

/** A process that is started again when it dies, after a growing pause, and ended when it should. */
export class SupervisedProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #delay = firstDelay;
  #ending = false;
  #hasListened = false;
  #isWorthIt = false;
  readonly #reached: Readonly<Record<ServerState, PromiseWithResolvers<void>>> = {
    listening: Promise.withResolvers(),
    ready: Promise.withResolvers(),
  };

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  start(): void {
    const { name, command, args, environment, log } = this.#options;
    const child = spawnGroup(command, args, environment);
    this.#child = child;
    const startedAt = Date.now();
    child.on('message', (state) => {
      if (state !== 'listening' && state !== 'ready') return;
      this.#hasListened = true;
      this.#reached[state].resolve();
    });
    child.on('exit', (code, signal) => {
      this.#child = undefined;
      // What it has started goes with it.
      signalGroup(child, 'SIGKILL');
      if (this.#ending) return;
      const neverHadPort = code === portTakenCode && !this.#hasListened;
      if (!this.#isWorthIt || neverHadPort) {
        this.#options.onHopeless(name);
        return;
      }
      if (Date.now() - startedAt > 60_000) this.#delay = firstDelay;
      log.say(`${name} ended (${signal ?? `code ${code}`}); starting it again in ${this.#delay} ms.`);
      setTimeout(() => !this.#ending && this.start(), this.#delay);
      this.#delay = Math.min(this.#delay * 2, longestDelay);
    });
  }

  /** Resolves when the process has first said that it has come so far. */
  reached(state: ServerState): Promise<void> {
    return this.#reached[state].promise;
  }

  /** From now on the process is worth starting again. */
  keepRunning(): void {
    this.#isWorthIt = true;
  }

  async end(): Promise<void> {
    this.#ending = true;
    const child = this.#child;
    if (!child) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    signalGroup(child, 'SIGTERM');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), this.#options.patience);
    await ended;
    clearTimeout(force);
  }
}
