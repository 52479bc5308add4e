import { siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { versionWatch } from '#content/wire/api/version-watch.ts';

export const dynamic = 'force-dynamic';

/** Heartbeat of a quiet stream, in ms. */
const heartbeat = 10_000;

/** Server-sent events `{ "version": … }`: one at once, one per change. The site's instances subscribe to it. */
export const GET = siteRoute(async (request) => {
  const versions = versionWatch(await contentPayload());
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const stopListening = versions.listen((version) => send(`data: ${JSON.stringify({ version })}\n\n`));
      const beat = setInterval(() => send(': alive\n\n'), heartbeat);
      stop = () => {
        clearInterval(beat);
        stopListening();
      };
      request.signal.addEventListener('abort', () => {
        stop();
        controller.close();
      });
    },
    cancel() {
      stop();
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  });
});
