import { AsyncLocalStorage } from 'node:async_hooks';
import { oneLine } from '#fields/one-line.ts';
import type { LogFormat } from '#settings/settings.ts';
import { RepeatedProblems } from './repeated-problems.ts';

type Level = 'info' | 'error';

interface LogLine {
  time: Date;
  level: Level;
  message: string;
  /** Of the request that was being answered, if one was. */
  request: string | undefined;
}

let format: LogFormat = 'text';

const requests = new AsyncLocalStorage<string>();

/** From now on lines are written like this. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Whatever is logged during this names the request. */
export function duringRequest<Answer>(id: string, answer: () => Answer): Answer {
  return requests.run(id, answer);
}

/** Writes one line to the site's log. */
export function log(text: string): void {
  process.stdout.write(lineNow('info', text));
}

const problems = new RepeatedProblems((text) => process.stderr.write(lineNow('error', text)));
process.once('exit', () => problems.end());

/**
 * Writes one line about something that went wrong, with its cause but without a stack. What is the same within a minute
 * is counted; the line names the first request that met it.
 */
export function logProblem(text: string, cause?: unknown): void {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  problems.say(text + reason);
}

function lineNow(level: Level, message: string): string {
  return logLine({ time: new Date(), level, message, request: requests.getStore() }, format);
}

/** One line with its end: for people, or an object for programs. */
export function logLine({ time, level, message, request }: LogLine, written: LogFormat): string {
  const text = oneLine(message);
  if (written === 'text') return `[site] ${text}${request === undefined ? '' : ` (${request})`}\n`;
  return `${JSON.stringify({ time: time.toISOString(), level, source: 'site', message: text, request })}\n`;
}
