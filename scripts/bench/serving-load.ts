/**
 * Requests one address as fast as possible and prints statistics as JSON. A separate process, so that its CPU
 * time can be distinguished from the server's. All responses are the same, so it counts bytes without
 * parsing: a parsing client would need more time per response than a server with a cache.
 *
 *     node scripts/bench/serving-load.ts '{"url": "http://127.0.0.1:3000/", "encoding": "gzip", "connections": 50, "seconds": 5}'
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const taskSchema = z.object({
  url: z.url(),
  /** Accept-Encoding; `identity` for uncompressed. */
  encoding: z.string(),
  connections: z.number().int().min(1),
  seconds: z.number().min(1),
});

export interface ServingReport {
  perSecond: number;
  bytes: number;
  others: number;
}

const task = taskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const { host, hostname, port, pathname, search } = new URL(task.url);
const question = Buffer.from(
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    `Accept-Encoding: ${task.encoding}`,
    'Cookie: i18n_redirected=de',
    '\r\n',
  ].join('\r\n'),
);

const length = await lengthOfAnswer();
let answers = 0;
let others = 0;
const sockets = await Promise.all(Array.from({ length: task.connections }, () => open()));
const began = performance.now();
for (const socket of sockets) keepAsking(socket);
await wait(task.seconds * 1000);
const seconds = (performance.now() - began) / 1000;
for (const socket of sockets) socket.destroy();
const report: ServingReport = { perSecond: answers / seconds, bytes: length, others };
console.log(JSON.stringify(report));

async function open(): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket.setNoDelay(true);
}

async function lengthOfAnswer(): Promise<number> {
  const socket = await open();
  socket.write(question);
  let received = Buffer.alloc(0);
  for await (const part of socket) {
    received = Buffer.concat([received, part]);
    const head = /^HTTP\/1\.1 (\d+) .*?\r\n\r\n/s.exec(received.toString('latin1'));
    const body = /^content-length: (\d+)/im.exec(head?.[0] ?? '')?.[1];
    if (!head || body === undefined) continue;
    const said = /^content-encoding: (\w+)/im.exec(head[0])?.[1] ?? 'identity';
    if (head[1] !== '200' || said !== task.encoding)
      throw new Error(`${task.url} returned ${head[1]} in ${said}.`);
    if (received.length >= head[0].length + Number(body)) break;
  }
  socket.destroy();
  return received.length;
}

function keepAsking(socket: Socket): void {
  let missing = length;
  socket.on('data', (part) => {
    missing -= part.length;
    if (missing > 0) return;
    answers += 1;
    if (missing < 0) others += 1;
    missing = length;
    socket.write(question);
  });
  socket.write(question);
}
