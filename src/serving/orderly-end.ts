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
 * Graceful shutdown behind a balancer. `SIGTERM` drains first: `/health/ready` fails, requests are still served, and
 * responses close their connections. Then, or at once with `SIGINT`, `SIGHUP` or when the supervisor is gone, the
 * server closes.
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
    // Before `begin` there are no requests.
    if (this.#ending) void close(this.#ending);
    else process.exit(0);
  }
}

async function close({ server, drainSeconds, onClosing, close: putAway }: Ending): Promise<never> {
  const farewell = drainSeconds > 0 ? farewells.drained : farewells.alone;
  // Connections close after their current response.
  server.keepAliveTimeout = 1;
  server.keepAliveTimeoutBuffer = 0;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  onClosing();
  await Promise.race([closed.then(putAway), wait(farewell)]);
  process.exit(0);
}
