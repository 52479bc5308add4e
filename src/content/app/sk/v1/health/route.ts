import { contentPayload } from '#content/api/content-payload.ts';

export const dynamic = 'force-dynamic';

let state: 'asleep' | 'starting' | 'ok' = 'asleep';

/** Whether the content backend can be asked, from memory: whoever looks after it must not wait for its database. */
export function GET(): Response {
  if (state === 'asleep') {
    state = 'starting';
    void contentPayload().then(() => {
      state = 'ok';
    });
  }
  const isReady = state === 'ok';
  return Response.json(
    { status: isReady ? 'ok' : 'starting' },
    { status: isReady ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
