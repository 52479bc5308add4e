interface Ends {
  /** Told why no more parts come. It has to end the connection to whoever asked: the answer must not look whole. */
  onBroken(error: unknown): void;
  /** No more parts are wanted. */
  cancel(): void;
}

/** The body of an answer, a part when it is asked for. An error of the stream’s own would be written into the answer. */
export function bodyOfParts(
  parts: AsyncIterator<Uint8Array>,
  { onBroken, cancel }: Ends,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onBroken(error);
          controller.close();
        }
      },
      cancel,
    },
    // None is read ahead.
    { highWaterMark: 0 },
  );
}
