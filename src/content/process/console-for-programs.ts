import { format, stripVTControlCharacters } from 'node:util';
import { oneLine } from '#fields/one-line.ts';

/** What is written by each method of the console, and how grave that is. */
const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Whatever the process says of itself, ours and Next's own, is an object a line from now on, named as Payload's are. */
export function writeConsoleForPrograms(): void {
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const level = levels[method];
    const stream = level === 'warn' || level === 'error' ? process.stderr : process.stdout;
    console[method] = (...words: unknown[]) => {
      const message = messageOf(words);
      if (message !== '') stream.write(`${JSON.stringify(lineOf(level, message))}\n`);
    };
  }
}

function lineOf(level: string, message: string) {
  return { level, time: new Date().toISOString(), source: 'content', message };
}

/** Without colours, and without the name of the process, which the object has. Of an error the lines of its stack stay. */
function messageOf(words: readonly unknown[]): string {
  const text = stripVTControlCharacters(format(...words)).replace(/^\[content\] /, '');
  return text.trim().split('\n').map(oneLine).join('\n');
}
