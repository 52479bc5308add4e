import { type Config, defaultLoggerOptions } from 'payload';
import { z } from 'zod';
import { currentRequest } from '#serving/current-request.ts';
import { LogThrottle } from '#serving/log-throttle.ts';
import { oneLine } from '#serving/one-line.ts';
import { settings } from './content-settings.ts';
import { withoutData } from './errors-without-data.ts';

const refusal = z.union([
  z.object({ status: z.number().min(400).max(499), message: z.string() }),
  // Node's own error for an aborted body.
  z.object({ code: z.literal('ECONNRESET'), message: z.literal('aborted') }),
]);

/** Payload logs an error in either form. */
const loggedRefusal = z.union([refusal, z.object({ err: refusal }).transform(({ err }) => err)]);

/**
 * Reduces a refused or aborted request to its message. Payload would recognise refusals by class name, which the
 * build mangles, and log a stack for each wrong password.
 */
export function withoutStack(logged: unknown): unknown {
  const refused = loggedRefusal.safeParse(logged);
  return refused.success ? refused.data.message : logged;
}

const failure = z.union([
  z.instanceof(Error),
  z.object({ err: z.instanceof(Error) }).transform(({ err }) => err),
]);

/** Payload's migrations pass the message as `msg` in the object, which none of our log calls does. */
const holdsSentence = z.looseObject({ msg: z.string() });

function sentenceApart(logged: readonly unknown[]): readonly unknown[] {
  const held = logged.length === 1 ? holdsSentence.safeParse(logged[0]).data : undefined;
  if (!held) return logged;
  const { msg, ...facts } = held;
  return [facts, msg];
}

/**
 * The same, with each message on one line, because an error may quote user input, and without personal data from
 * database errors.
 */
export function inOneLine(said: readonly unknown[]): unknown[] {
  const [first, ...more] = sentenceApart(said);
  const logged = withoutData(withoutStack(first));
  const rest = more.map(withoutData);
  const failed = failure.safeParse(logged);
  const sentences = failed.success && rest.length === 0 ? [failed.data.message] : rest;
  return [logged, ...sentences].map((part) => (typeof part === 'string' ? oneLine(part) : part));
}

const throttle = new LogThrottle();
process.once('exit', () => throttle.flush());

const errorLevel = 50;

/**
 * Logs one line per message. An error that repeats within a minute is logged once, and then with its count. Adds the
 * id of the current request; in JSON it is a property of the object (`forPrograms`).
 */
export function logOnce(logged: readonly unknown[], level: number, write: (parts: unknown[]) => void): void {
  const parts = inOneLine(logged);
  if (level < errorLevel) {
    write(parts);
    return;
  }
  const said = parts.map((part) => failure.safeParse(part).data?.message ?? part);
  const text = said.filter((part) => typeof part === 'string').join(' ');
  throttle.write(text, (sentence, repeats) => write(repeats > 0 ? [sentence] : parts));
}

/** In the human-readable format the request id follows the message. */
function withRequest(parts: readonly unknown[]): unknown[] {
  const id = currentRequest();
  if (id === undefined || settings.logFormat === 'json') return [...parts];
  const sentence = parts.findLastIndex((part) => typeof part === 'string');
  return parts.map((part, index) => (index === sentence ? `${String(part)} (${id})` : part));
}

/** JSON lines with the same property names as the site's. */
const forPrograms = {
  messageKey: 'message',
  base: { source: 'content' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
  mixin: () => ({ request: currentRequest() }),
};

export const contentLogger: Config['logger'] = {
  options: {
    ...(settings.logFormat === 'json' ? forPrograms : {}),
    hooks: {
      logMethod(logged, method, level) {
        logOnce(logged, level, (parts) => Reflect.apply(method, this, withRequest(parts)));
      },
    },
  },
  destination: settings.logFormat === 'json' ? process.stdout : defaultLoggerOptions,
};
