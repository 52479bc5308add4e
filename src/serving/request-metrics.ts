import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pathOf, requestKind } from './request-kinds.ts';

/** From what is kept in memory to what has to be drawn, in s. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * What Prometheus asks either process for: how many requests of which kind were answered how and how fast, how the process
 * is, and whatever is added.
 */
export class RequestMetrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'kind' | 'code'>;

  /** @param build its id */
  constructor(build: string) {
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'heimspiel_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, without what is followed for hours.',
      labelNames: ['kind', 'code'],
      buckets,
      registers: [this.#registry],
    });
    this.gauges('build_info', 'The build that answers.', 'build', () => ({ [build]: 1 }));
  }

  /** Adds a value that is asked for anew each time. */
  gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name: `heimspiel_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(value());
      },
    });
  }

  /** Adds one for each value of a label. */
  gauges(name: string, help: string, label: string, values: () => Readonly<Record<string, number>>): void {
    new Gauge({
      name: `heimspiel_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        for (const [of, value] of Object.entries(values())) this.set({ [label]: of }, value);
      },
    });
  }

  /** Adds what only grows, for each value of a label. */
  counters(name: string, help: string, label: string, values: () => Readonly<Record<string, number>>): void {
    new Counter({
      name: `heimspiel_${name}`,
      help,
      labelNames: [label],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [of, value] of Object.entries(values())) this.inc({ [label]: of }, value);
      },
    });
  }

  /** Measures until the answer has ended, or the asker has gone. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const kind = requestKind(incoming.url ?? '');
    // Open for hours, and counted while they are.
    if (kind === 'live') return;
    const end = this.#durations.startTimer({ kind });
    outgoing.once('close', () =>
      end({ code: outgoing.writableFinished ? String(outgoing.statusCode) : 'aborted' }),
    );
  }

  /** A server of its own that answers `GET /metrics`, and nothing else. */
  server(): Server {
    return createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (pathOf(incoming.url ?? '') !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    outgoing.writeHead(200, { 'content-type': this.#registry.contentType });
    outgoing.end(await this.#registry.metrics());
  }
}
