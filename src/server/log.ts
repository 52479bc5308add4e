import { currentRequest } from '#serving/current-request.ts';
import { LogThrottle } from '#serving/log-throttle.ts';
import { oneLine } from '#serving/one-line.ts';
import type { LogFormat } from '#settings/settings.ts';

type Level = 'info' | 'error';

interface LogLine {
  time: Date;
  level: Level;
  message: string;
  request: string | undefined;
}

let format: LogFormat = 'text';

export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

export function log(text: string): void {
  process.stdout.write(lineNow('info', text));
}

const throttle = new LogThrottle();
process.once('exit', () => throttle.flush());

/**
 * Logs a problem in one line, with its cause but without a stack. Repeats within a minute are counted; the line has the
 * first one's request id.
 */
export function logProblem(text: string, cause?: unknown): void {
  const reason = cause instanceof Error ? ` ${cause.message}` : '';
  throttle.write(text + reason, (said) => process.stderr.write(lineNow('error', said)));
}

function lineNow(level: Level, message: string): string {
  return logLine({ time: new Date(), level, message, request: currentRequest() }, format);
}

export function logLine({ time, level, message, request }: LogLine, written: LogFormat): string {
  const text = oneLine(message);
  const at = time.toISOString();
  if (written === 'text')
    return `[site] ${at} ${level.toUpperCase()}: ${text}${request === undefined ? '' : ` (${request})`}\n`;
  return `${JSON.stringify({ time: at, level, source: 'site', message: text, request })}\n`;
}
