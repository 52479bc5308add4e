import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { traceHeaders } from './trace-headers.ts';
import { startTracing, type Tracing } from './tracing.ts';

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes: z.array(z.object({ key: z.string() })),
});

const reportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

let reports = '';
const spans: z.infer<typeof spanSchema>[] = [];
const servers: Server[] = [];

let askedOn: Record<string, string> = {};
let tracing: Tracing;
let site: string;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const collector = await listen((incoming, outgoing) => {
    let body = '';
    incoming
      .on('data', (chunk) => {
        body += String(chunk);
      })
      .on('end', () => {
        reports += body;
        const { resourceSpans } = reportSchema.parse(JSON.parse(body));
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        outgoing.end('{}');
      });
  });
  tracing = startTracing({
    collector,
    ratio: 1,
    service: 'site',
    isBelieved: ({ headers }) => headers['x-proxy'] !== undefined,
  });
  site = await listen(
    tracing.during((incoming, outgoing) => {
      if (incoming.url === '/kaputt') askedOn = traceHeaders();
      outgoing.writeHead(incoming.url === '/kaputt' ? 500 : 200).end();
    }),
  );
  const parent = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  await fetch(`${site}/entwurf/ein-geheimnis?wer=ich`, { headers: { ...parent, 'x-proxy': '1' } });
  await fetch(`${site}/sk/v1/polls/trikot/votes`, { method: 'POST', headers: parent });
  await fetch(`${site}/kaputt`);
  await fetch(`${site}/health/ready`);
  await tracing.end();
});

afterAll(() => {
  for (const server of servers) server.close();
});

test('each request is a span by its kind, but for probes', () => {
  expect(spans.map(({ name }) => name)).toEqual(['GET page', 'POST vote', 'GET page']);
});

test('a trace is gone on with where a proxy says so, and for nobody else', () => {
  const [believed, anybody] = spans;
  expect(believed).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(anybody?.traceId).not.toBe(believed?.traceId);
  expect(anybody?.parentSpanId ?? '').toBe('');
});

test('what is asked for meanwhile belongs to it', () => {
  expect(askedOn.traceparent).toContain(spans[2]?.traceId);
});

test('an answer of 500 is an error', () => {
  expect(spans.map(({ status }) => status.code === 2)).toEqual([false, false, true]);
});

test('no address goes out', () => {
  expect(reports).not.toMatch(/geheimnis|wer=ich|trikot/);
});
