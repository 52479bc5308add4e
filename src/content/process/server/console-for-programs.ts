import { format, stripVTControlCharacters } from 'node:util';
import { withoutData } from '#content/foundation/operation/errors-without-data.ts';
import { currentRequest } from '#serving/current-request.ts';
import { LogThrottle } from '#serving/log-throttle.ts';
import { oneLine } from '#serving/one-line.ts';

const throttle = new LogThrottle();
process.once('exit', () => throttle.flush());

/** Anybody may ask for any server action, and Next names it. */
const quotedAction = /(server (?:action|reference)[^"\n]*)"(?:[^"\\]|\\.)*"/gi;

/**
 * Removes personal data in database errors from everything the process logs, ours and Next's. Problems that repeat
 * within a minute are counted.
 */
export function tidyConsole(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...words: unknown[]) => {
      const told = words.map(withoutData);
      if (method !== 'warn' && method !== 'error') return write(...told);
      const problem = format(...told).replace(quotedAction, '$1"…"');
      throttle.write(problem, (text, repeats) => (repeats > 0 ? write(text) : write(...told)));
    };
  }
}

/** One JSON object per line, with Payload's field names. */
export function writeConsoleForPrograms(): void {
  for (const [method, level, stream] of [
    ['debug', 'debug', process.stdout],
    ['log', 'info', process.stdout],
    ['info', 'info', process.stdout],
    ['warn', 'warn', process.stderr],
    ['error', 'error', process.stderr],
  ] as const)
    console[method] = (...words: unknown[]) => {
      const message = messageOf(words);
      if (message !== '') stream.write(`${JSON.stringify(lineOf(level, message))}\n`);
    };
}

function lineOf(level: string, message: string) {
  return { level, time: new Date().toISOString(), source: 'content', message, request: currentRequest() };
}

/** Without colours and the process name, which is a field of its own. Error stacks are kept. */
function messageOf(words: readonly unknown[]): string {
  const text = stripVTControlCharacters(format(...words)).replace(/^\[content\] /, '');
  return text.trim().split('\n').map(oneLine).join('\n');
}
