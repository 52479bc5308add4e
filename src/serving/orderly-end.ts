import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { whenSupervisorIsLost } from './supervisor.ts';

/**
 * How long open responses may take to finish at shutdown, in ms. Longer after draining: a client of a busy process has
 * had no chance to move elsewhere yet.
 */
const farewells = { alone: 5000, drained: 15_000 };

interface Ending {
  server: Server;
  /** How long it keeps serving after SIGTERM so that balancers can take it out, in s. */
  drainSeconds: number;
  /** Called when draining begins, and when the server stops listening. */
  onDrain?: () => void;
  onClosing: () => void;
  close: () => Promise<void>;
}

/**
 * How a process ends that others are sent to by a balancer. `SIGTERM` drains it first: it says at `/health/ready` that
 * it wants no more, answers whoever comes all the same, and asks each connection to come back elsewhere. Then, and at once
 * with `SIGINT`, with `SIGHUP` and when whoever started it is gone, it closes.
 */
export class OrderlyEnd {
  #isDraining = false;
  #ending: Ending | undefined;
  #isClosing = false;

  constructor() {
    whenSupervisorIsLost(() => this.#close());
  }

  begin(ending: Ending): void {
    this.#ending = ending;
    const { drainSeconds, onDrain } = ending;
    process.once('SIGTERM', () => {
      this.#isDraining = true;
      onDrain?.();
      setTimeout(() => this.#close(), drainSeconds * 1000);
    });
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.once(signal, () => this.#close());
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Makes the client reconnect, to another process, before this one closes. */
  mark(outgoing: ServerResponse): void {
    if (this.#isDraining) outgoing.shouldKeepAlive = false;
  }

  #close(): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    // Before it has begun nobody is being answered.
    if (this.#ending) void close(this.#ending);
    else process.exit(0);
  }
}

async function close({ server, drainSeconds, onClosing, close: putAway }: Ending): Promise<never> {
  const farewell = drainSeconds > 0 ? farewells.drained : farewells.alone;
  // A connection whose answer ends from here on doesn't wait for another request.
  server.keepAliveTimeout = 1;
  server.keepAliveTimeoutBuffer = 0;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  onClosing();
  await Promise.race([closed.then(putAway), wait(farewell)]);
  process.exit(0);
}
