import { z } from 'zod';
import type { Problem } from './problem-list.tsx';

type Hear = (problems: readonly Problem[]) => void;

interface Listener {
  document: string;
  hear: Hear;
}

const listeners = new Set<Listener>();

/** Hears why a document was not saved, until the returned function is called. `document` is where it is saved by hand: `/api/polls/3`. */
export function hearRefusals(document: string, hear: Hear): () => void {
  const listener = { document, hear };
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const refusal = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string().min(1), message: z.string() })) }),
    }),
  ),
});

/**
 * Asks the server as `ask` does, and tells the document's form of what was refused. Payload's form keeps that with its
 * fields, where the server's next look at them, which may be on its way already, takes it away before it is shown.
 */
export function withRefusalsHeard(ask: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (answer.ok || input instanceof Request) return answer;
    const address = new URL(input, origin);
    const interested = [...listeners].filter(
      ({ document }) => address.origin === origin && address.pathname === document,
    );
    if (interested.length === 0) return answer;
    const { data } = refusal.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    );
    const problems = data?.errors.flatMap((error) => error.data.errors) ?? [];
    for (const { hear } of interested) hear(problems);
    return answer;
  };
}
