import { type Config, defaultLoggerOptions } from 'payload';
import { z } from 'zod';
import { oneLine } from '#fields/one-line.ts';
import { settings } from './content-settings.ts';

const refusal = z.union([
  z.object({ status: z.number().min(400).max(499), message: z.string() }),
  // Node's own, where a body was broken off.
  z.object({ code: z.literal('ECONNRESET'), message: z.literal('aborted') }),
]);

/** Payload hands an error to its log in either form. */
const loggedRefusal = z.union([refusal, z.object({ err: refusal }).transform(({ err }) => err)]);

/**
 * What is logged of an error: of a request that was refused or broken off the sentence alone. Payload would tell refusals
 * from failures by the names of their classes, which a build shortens, and write a stack for each wrong password.
 */
export function withoutStack(logged: unknown): unknown {
  const refused = loggedRefusal.safeParse(logged);
  return refused.success ? refused.data.message : logged;
}

const failure = z.union([
  z.instanceof(Error),
  z.object({ err: z.instanceof(Error) }).transform(({ err }) => err),
]);

/** The same with each sentence in one line: an error's may hold what somebody has asked for. */
export function inOneLine([first, ...rest]: readonly unknown[]): unknown[] {
  const logged = withoutStack(first);
  const failed = failure.safeParse(logged);
  const sentences = failed.success && rest.length === 0 ? [failed.data.message] : rest;
  return [logged, ...sentences].map((part) => (typeof part === 'string' ? oneLine(part) : part));
}

/** An object a line, with the same names as the site's. */
const forPrograms = {
  messageKey: 'message',
  base: { source: 'content' },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

export const contentLogger: Config['logger'] = {
  options: {
    ...(settings.logFormat === 'json' ? forPrograms : {}),
    hooks: {
      logMethod(logged, method) {
        Reflect.apply(method, this, inOneLine(logged));
      },
    },
  },
  destination: settings.logFormat === 'json' ? process.stdout : defaultLoggerOptions,
};
