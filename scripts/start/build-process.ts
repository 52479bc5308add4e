import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Build } from '../build/build-if-stale.ts';
import { signalGroup, spawnGroup } from './process-group.ts';
import { type StartLog, secondsSince } from './start-log.ts';

/** After this time in ms it is building rather than checking, which is reported. */
const toldAfter = 1500;

/** A build for `npm start`, which ends with it. */
export class BuildProcess {
  readonly #name: string;
  readonly #log: StartLog;
  #child: ChildProcess | undefined;

  constructor({ name }: Build, log: StartLog) {
    this.#name = name;
    this.#log = log;
  }

  /** Resolves to whether the build is up to date. */
  async run(): Promise<boolean> {
    const begin = performance.now();
    const telling = setTimeout(() => this.#log.say(`building the ${this.#name} …`), toldAfter);
    const child = spawnGroup('node', ['scripts/build/build-part.ts', this.#name], process.env);
    this.#child = child;
    child.on('message', (wasStale) => {
      if (wasStale === true) this.#log.say(`built the ${this.#name}: ${secondsSince(begin)}`);
    });
    const [code] = await once(child, 'exit');
    clearTimeout(telling);
    this.#child = undefined;
    signalGroup(child, 'SIGKILL');
    return code === 0;
  }

  end(): void {
    if (this.#child) signalGroup(this.#child, 'SIGKILL');
  }
}
