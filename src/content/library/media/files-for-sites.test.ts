import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Bucket } from '#bucket/bucket.ts';
import { ContentBackend } from '../../../../tests/support/content-backend.ts';
import { type ObjectStorage, startObjectStorage } from '../../../../tests/support/object-storage.ts';
import { asSite, secrets } from '../../../../tests/support/site-of-content.ts';

let storage: ObjectStorage;
let backend: ContentBackend;
/** A proxy between the content backend and the bucket, which can be taken down. */
let way: Server;
let isAway = false;
let ask: (name: string) => Promise<Response>;

beforeAll(async () => {
  storage = await startObjectStorage();
  const { bucket, region, endpoint = '', accessKeyId, secretAccessKey } = storage.place;
  way = createServer((incoming, outgoing) => {
    if (isAway) {
      incoming.socket.destroy();
      return;
    }
    const { method = 'GET', url = '', headers } = incoming;
    const onward = request(endpoint + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const address = way.address();
  const port = typeof address === 'object' ? address?.port : 0;
  backend = await ContentBackend.start({
    environment: {
      ...secrets,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  vi.doMock('#content/process/server/content-payload.ts', () => ({
    contentPayload: async () => backend.payload,
  }));
  const { GET } = await import('#content/app/sk/v1/media/[name]/route.ts');
  ask = (name) =>
    GET(new Request(`http://localhost/sk/v1/media/${name}`, { headers: asSite }), {
      params: Promise.resolve({ name }),
    });
});

afterAll(async () => {
  vi.doUnmock('#content/process/server/content-payload.ts');
  await backend.end();
  way.close().closeAllConnections();
  await storage.remove();
});

test('what is not in the bucket is missing; what can’t be asked for is not', async () => {
  const form = new FormData();
  form.set(
    'file',
    new File(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'], 'ring.svg', {
      type: 'image/svg+xml',
    }),
  );
  form.set('_payload', JSON.stringify({ alt: 'Der Ring' }));
  const editor = await backend.as('editor');
  const sent = await editor('POST', '/media?locale=de', form);
  const { doc } = z.object({ doc: z.object({ filename: z.string() }) }).parse(await sent.json());
  expect(await (await ask(doc.filename)).text()).toContain('<svg');
  expect((await ask('nothing.svg')).status).toBe(404);
  isAway = true;
  const answer = await ask(doc.filename);
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    error: { status: 502, message: 'This file can’t be reached right now.' },
  });
  isAway = false;
  await new Bucket(storage.place).part('media').remove([doc.filename]);
  expect((await ask(doc.filename)).status).toBe(404);
});
