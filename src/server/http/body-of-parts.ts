import type { Writable } from 'node:stream';

interface Ends {
  /** Where the answer is written to. */
  outgoing: Writable;
  /** Told why no more parts come, unless whoever asked has gone. */
  onBroken(error: unknown): void;
  /** No more parts are wanted. */
  cancel(): void;
}

/** The body of an answer. Where its parts break off, the connection to whoever asked ends, too: it must not look whole. */
export function bodyOfParts(
  parts: AsyncIterator<Uint8Array>,
  { outgoing, onBroken, cancel }: Ends,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (!outgoing.destroyed) onBroken(error);
        outgoing.destroy();
        controller.close();
      }
    },
    cancel,
  });
}
