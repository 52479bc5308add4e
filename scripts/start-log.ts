import type { LogFormat } from '../src/settings/settings.ts';

/** What `npm start` says of itself: lines for people, or for programs the objects that site and content backend write. */
export class StartLog {
  readonly #format: LogFormat;

  constructor(format: LogFormat) {
    this.#format = format;
  }

  say(text: string): void {
    process.stdout.write(this.#line('info', text));
  }

  complain(text: string): void {
    process.stderr.write(this.#line('error', text));
  }

  /** What only people need, over as many lines as it takes. */
  show(text: string): void {
    if (this.#format === 'text') process.stdout.write(`${text}\n`);
  }

  #line(level: 'info' | 'error', message: string): string {
    if (this.#format === 'text') return `[start] ${message}\n`;
    return `${JSON.stringify({ time: new Date().toISOString(), level, source: 'start', message })}\n`;
  }
}

/** As it is said of a step of the start. */
export function secondsSince(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
