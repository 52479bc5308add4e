/** A file that the browser saves. Text is written while it is sent: it may be larger than the memory. */
export function fileAnswer(
  name: string,
  type: string,
  content: AsyncIterable<string> | Uint8Array<ArrayBuffer>,
): Response {
  return new Response(content instanceof Uint8Array ? content : streamOf(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** How much is sent at once, in UTF-16 code units: lines by themselves would cost more than what they say. */
const portion = 32_768;

function streamOf(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let text = '';
      for (let ended = false; !ended && text.length < portion; ) {
        const { done, value } = await iterator.next();
        ended = done === true;
        if (!done) text += value;
      }
      if (text === '') controller.close();
      else controller.enqueue(encoder.encode(text));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
