/** A download, streamed: it may be larger than memory. */
export function fileAnswer(name: string, type: string, content: AsyncIterable<string>): Response {
  return new Response(streamOf(content), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Chunk size in UTF-16 code units: sending single lines would cost too much overhead. */
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
