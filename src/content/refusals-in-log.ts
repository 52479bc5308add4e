import { type Config, defaultLoggerOptions } from 'payload';
import { z } from 'zod';

const refusal = z.object({
  err: z.union([
    z.object({ status: z.number().min(400).max(499), message: z.string() }),
    // Node's own, where a body was broken off.
    z.object({ code: z.literal('ECONNRESET'), message: z.literal('aborted') }),
  ]),
});

/**
 * What is logged of an error: of a request that was refused or broken off the sentence alone. Payload would tell the two apart by the
 * names of their classes, which a build shortens, and write a stack for each wrong password.
 */
export function withoutStack(logged: unknown): unknown {
  const refused = refusal.safeParse(logged);
  return refused.success ? refused.data.err.message : logged;
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
