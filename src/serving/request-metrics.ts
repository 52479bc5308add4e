import { statfsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { pathOf, requestKind } from './request-kinds.ts';

/** Buckets of the duration histogram in s, from memory hits to rendered pictures. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Prometheus metrics of either process: requests by kind, status and duration, the process itself, and added values.
 */
export class RequestMetrics {
  readonly #registry = new Registry();
  readonly #durations: Histogram<'kind' | 'code'>;

  /** @param build the build's id */
  constructor(build: string, dataDir: string) {
    collectDefaultMetrics({ register: this.#registry });
    this.#durations = new Histogram({
      name: 'heimspiel_request_duration_seconds',
      help: 'From the head of a request to the end of its answer, without what is followed for hours.',
      labelNames: ['kind', 'code'],
      buckets,
      registers: [this.#registry],
    });
    this.gauge('disk_free_ratio', 'Free share of the disk with DATA_DIR, from 0 to 1.', () => {
      const { bavail, blocks } = statfsSync(dataDir);
      return bavail / blocks;
    });
    this.gauge(
      'backed_up_seconds',
      'For how long DATA_DIR hasn’t been backed up; NaN if it never was.',
      () => {
        const made = statSync(join(dataDir, 'backed-up'), { throwIfNoEntry: false });
        return made ? (Date.now() - made.mtimeMs) / 1000 : Number.NaN;
      },
    );
    this.gauges('build_info', 'The build that answers.', 'build', () => ({ [build]: 1 }));
  }

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

  observe(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const kind = requestKind(incoming.url ?? '');
    // Event streams stay open for hours; a gauge counts them instead.
    if (kind === 'live') return;
    const end = this.#durations.startTimer({ kind });
    outgoing.once('close', () =>
      end({ code: outgoing.writableFinished ? String(outgoing.statusCode) : 'aborted' }),
    );
  }

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
