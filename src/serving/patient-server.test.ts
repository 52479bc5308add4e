import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { listenForTest } from '../../tests/support/listening.ts';
import { RawConnection } from '../../tests/support/raw-request.ts';
import { createPatientServer, type Patience } from './patient-server.ts';

/** Long enough for a test's own requests, too short for slow clients. */
const hurry: Patience = { head: 300, body: 300, leastRate: 500, request: 60_000, rest: 300, look: 50 };

let server: Server;

/** A server that reads bodies, and refuses below /refused without reading them. */
async function start(patience: Patience): Promise<number> {
  server = createPatientServer((incoming, outgoing) => {
    if (incoming.url === '/refused') outgoing.writeHead(413).end();
    else incoming.resume().once('end', () => outgoing.end('read'));
  }, patience);
  return (await listenForTest(server)).port;
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

test('300 bodies that are sent half are gone after the time that they have', async () => {
  const port = await start(hurry);
  const senders = await Promise.all(Array.from({ length: 300 }, () => RawConnection.open(port)));
  for (const sender of senders) sender.send(['POST / HTTP/1.1', 'Host: x', 'Content-Length: 100'], 'half');
  const received = await Promise.all(senders.map((sender) => sender.untilClosed()));
  expect(new Set(received.map((text) => text.slice(0, 20)))).toEqual(new Set(['HTTP/1.1 408 Request']));
  expect(await openConnections()).toBe(0);
});

test('so are heads, and the rest of bodies that were answered', async () => {
  const port = await start(hurry);
  const [head, refused] = [await RawConnection.open(port), await RawConnection.open(port)];
  head.socket.write('POST / HTTP/1.1\r\nHost: x\r\n');
  refused.send(['POST /refused HTTP/1.1', 'Host: x', 'Content-Length: 100'], 'half');
  expect(await head.untilClosed()).toMatch(/^HTTP\/1\.1 408 /);
  expect(await refused.untilClosed()).toMatch(/^HTTP\/1\.1 413 /);
});

test('who sends slowly and steadily has the time that it takes', async () => {
  // Every byte extends the deadline by a hundred times what the next one takes.
  const port = await start({ ...hurry, leastRate: 0.1 });
  const sender = await RawConnection.open(port);
  sender.send(['POST / HTTP/1.1', 'Host: x', 'Content-Length: 8']);
  for (const byte of 'patience') {
    sender.socket.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await sender.untilReceived(/read/)).toMatch(/^HTTP\/1\.1 200 /);
  sender.end();
});
