import type { LogFormat } from '../../src/settings/settings.ts';

/** The output of `npm start`: text for people, or JSON like that of site and content backend. */
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

  /** Multi-line output for people only. */
  show(text: string): void {
    if (this.#format === 'text') process.stdout.write(`${text}\n`);
  }

  #line(level: 'info' | 'error', message: string): string {
    if (this.#format === 'text') return `[start] ${message}\n`;
    return `${JSON.stringify({ time: new Date().toISOString(), level, source: 'start', message })}\n`;
  }
}

export function secondsSince(begin: number): string {
  return `${((performance.now() - begin) / 1000).toFixed(1)} s`;
}
