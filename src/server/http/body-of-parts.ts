interface Ends {
  /**
   * Called when the source fails. It must destroy the client's connection, so that the response doesn't look complete.
   */
  onBroken(error: unknown): void;
  /** The client no longer needs it. */
  cancel(): void;
}

/**
 * A response body from an iterator, pulled on demand. The framework would write a stream error into the response, so
 * errors are reported separately.
 */
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
    // No read-ahead.
    { highWaterMark: 0 },
  );
}
