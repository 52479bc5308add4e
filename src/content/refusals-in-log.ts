import { type Config, defaultLoggerOptions } from 'payload';
import { z } from 'zod';

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

export const contentLogger: Config['logger'] = {
  options: {
    hooks: {
      logMethod([first, ...rest], method) {
        Reflect.apply(method, this, [withoutStack(first), ...rest]);
      },
    },
  },
  destination: defaultLoggerOptions,
};
