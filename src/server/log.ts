import { oneLine } from '#fields/one-line.ts';
import { currentRequest } from '#serving/current-request.ts';
import { RepeatedProblems } from '#serving/repeated-problems.ts';
import type { LogFormat } from '#settings/settings.ts';

type Level = 'info' | 'error';

interface LogLine {
  time: Date;
  level: Level;
  message: string;
  /** Of the request that was being answered, if one was. */
  request: string | undefined;
}

let format: LogFormat = 'text';

/** From now on lines are written like this. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

/** Writes one line to the site's log. */
export function log(text: string): void {
  process.stdout.write(lineNow('info', text));
}

const problems = new RepeatedProblems();
process.once('exit', () => problems.end());

/**
 * Writes one line about something that went wrong, with its cause but without a stack. What is the same within a minute
 * is counted; the line names the first request that met it.
 */
export function logProblem(text: string, cause?: unknown): void {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  problems.say(text + reason, (said) => process.stderr.write(lineNow('error', said)));
}

function lineNow(level: Level, message: string): string {
  return logLine({ time: new Date(), level, message, request: currentRequest() }, format);
}

/** One line with its end: for people, or an object for programs. */
export function logLine({ time, level, message, request }: LogLine, written: LogFormat): string {
  const text = oneLine(message);
  const at = time.toISOString();
  if (written === 'text')
    return `[site] ${at} ${level.toUpperCase()}: ${text}${request === undefined ? '' : ` (${request})`}\n`;
  return `${JSON.stringify({ time: at, level, source: 'site', message: text, request })}\n`;
}
