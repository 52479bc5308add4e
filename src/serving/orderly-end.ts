import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { whenSupervisorIsLost } from './supervisor.ts';

/**
 * How long open answers may take to finish when the process is to end, in ms: longer behind a balancer, where another
 * process has begun meanwhile and whoever is being answered here may have come while this one was busiest.
 */
const farewells = { alone: 5000, drained: 15_000 };

interface Ending {
  server: Server;
  /** How long it goes on answering, so that balancers can send requests elsewhere, in s. */
  drainSeconds: number;
  /** Told when it begins to drain, and when nobody is let in any more. */
  onDrain?: () => void;
  onClosing: () => void;
  /** Puts away what is held open. Called when nobody is being answered any more. */
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

  /** From now on the process ends like this when it is asked to. */
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

  /** Whoever holds a connection looks for another process before this one closes it. */
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
