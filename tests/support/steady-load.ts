import { Agent, request } from 'node:http';

interface Asked {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

interface Stream {
  /** Category of the count. */
  kind: string;
  perSecond: number;
  next: () => Asked;
}

export interface Tally {
  answered: Record<string, number>;
  broken: string[];
}

/** Scheduling interval in ms. */
const turn = 5;

/**
 * Open-loop load: sends requests at constant rates, whether or not earlier ones have been answered, like independent
 * visitors, and counts every response.
 */
export class SteadyLoad {
  readonly #origin: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 });
  readonly #tallies = new Map<string, Tally>();
  readonly #streams: readonly Stream[];
  readonly #began = performance.now();
  readonly #sent: number[];
  readonly #timer: NodeJS.Timeout;
  #open = 0;
  #whenIdle: (() => void) | undefined;

  constructor(origin: string, streams: readonly Stream[]) {
    this.#origin = origin;
    this.#streams = streams;
    this.#sent = streams.map(() => 0);
    for (const { kind } of streams) this.#tallies.set(kind, { answered: {}, broken: [] });
    this.#timer = setInterval(() => this.#sendDue(), turn);
  }

  /** Stops sending, and resolves when everything has been answered. */
  async end(): Promise<{ seconds: number; tallies: ReadonlyMap<string, Tally> }> {
    clearInterval(this.#timer);
    const seconds = (performance.now() - this.#began) / 1000;
    if (this.#open > 0)
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    this.#agent.destroy();
    return { seconds, tallies: this.#tallies };
  }

  #sendDue(): void {
    const seconds = (performance.now() - this.#began) / 1000;
    this.#streams.forEach(({ kind, perSecond, next }, index) => {
      for (let sent = this.#sent[index] ?? 0; sent < seconds * perSecond; sent += 1) {
        this.#sent[index] = sent + 1;
        this.#ask(kind, next());
      }
    });
  }

  #ask(kind: string, { path, method = 'GET', headers = {}, body }: Asked): void {
    const tally = this.#tallies.get(kind);
    if (!tally) return;
    this.#open += 1;
    let isOver = false;
    const over = (problem?: string) => {
      if (isOver) return;
      isOver = true;
      if (problem !== undefined) tally.broken.push(`${method} ${path}: ${problem}`);
      this.#open -= 1;
      if (this.#open === 0) this.#whenIdle?.();
    };
    const accepted = { 'accept-encoding': 'gzip, br', ...headers };
    const asked = request(
      this.#origin + path,
      { method, agent: this.#agent, headers: accepted },
      (answer) => {
        answer
          .resume()
          .once('error', (error) => over(error.message))
          .once('end', () => {
            const status = String(answer.statusCode);
            tally.answered[status] = (tally.answered[status] ?? 0) + 1;
            over();
          });
      },
    );
    asked.once('error', (error) => over(error.message));
    asked.end(body);
  }
}
