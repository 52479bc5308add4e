import { z } from 'zod';
import type { Problem } from './problem-list.tsx';

type Hear = (problems: readonly Problem[]) => void;

interface Listener {
  document: string;
  hear: Hear;
}

const listeners = new Set<Listener>();

/**
 * Subscribes to validation errors of the document saved by hand at `document`, `/api/polls/3`. Returns the
 * unsubscribe function.
 */
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
 * Wraps `fetch` and reports refusals to the document's form. Payload's form stores them with its fields, where the
 * next form state from the server, which may already be on its way, removes them before they show.
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
