import { oneLine } from '#fields/one-line.ts';

/** Writes one line to the site's log. */
export function log(text: string): void {
  process.stdout.write(`[site] ${oneLine(text)}\n`);
}

/** Writes one line about something that went wrong, with its cause but without a stack. */
export function logProblem(text: string, cause?: unknown): void {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  process.stderr.write(`[site] ${oneLine(text + reason)}\n`);
}
