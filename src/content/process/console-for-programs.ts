import { format, stripVTControlCharacters } from 'node:util';
import { withoutData } from '#content/errors-without-data.ts';
import { oneLine } from '#fields/one-line.ts';
import { currentRequest } from '#serving/current-request.ts';

/** Whatever the process says of itself, ours and Next's own, is without what a failing database says of anybody from now on. */
export function keepDataOutOfConsole(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...words: unknown[]) => write(...words.map(withoutData));
  }
}

/** And an object a line, named as Payload's are. */
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

/** Without colours, and without the name of the process, which the object has. Of an error the lines of its stack stay. */
function messageOf(words: readonly unknown[]): string {
  const text = stripVTControlCharacters(format(...words)).replace(/^\[content\] /, '');
  return text.trim().split('\n').map(oneLine).join('\n');
}
