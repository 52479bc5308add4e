import { beforeEach, expect, test } from 'vitest';
import { createPatientServer } from '#serving/patient-server.ts';
import { listenForTest } from '../../../tests/support/listening.ts';
import { RawConnection } from '../../../tests/support/raw-request.ts';
import { healthAnswerer } from './health.ts';

const state = { isKnown: false, isDraining: false };
const reach = { reachable: false, since: 0 };

let port: number;

beforeEach(async () => {
  state.isKnown = true;
  state.isDraining = false;
  const answerHealth = healthAnswerer({
    content: {
      get isKnown() {
        return state.isKnown;
      },
      reach,
      version: 'v1',
    },
    outbox: { waiting: undefined },
    ballots: { reach },
    bucket: { reach },
    build: 'abc',
    securityHeaders: { 'x-content-type-options': 'nosniff' },
    isDraining: () => state.isDraining,
  });
  const server = createPatientServer((incoming, outgoing) => {
    if (!answerHealth(incoming, outgoing)) outgoing.writeHead(418).end();
  });
  ({ port } = await listenForTest(server));
});

async function ask(path: string, method = 'GET'): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`http://localhost:${port}${path}`, { method });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}

const statuses = async () =>
  Promise.all(['/health/live', '/health/ready', '/health'].map(async (path) => (await ask(path)).status));

test('visitors are sent here while there is something to show, and nobody waits to end it', async () => {
  expect(await statuses()).toEqual([200, 200, 200]);
  state.isKnown = false;
  expect(await statuses()).toEqual([200, 503, 503]);
  expect((await ask('/health/ready')).body).toEqual({ status: 'starting' });
  state.isKnown = true;
  state.isDraining = true;
  expect(await statuses()).toEqual([200, 503, 503]);
  expect((await ask('/health/ready')).body).toEqual({ status: 'draining' });
});

test('the report says what is away, and that alone sends nobody elsewhere', async () => {
  const since = '1970-01-01T00:00:00.000Z';
  expect(await ask('/health?from=balancer')).toEqual({
    status: 200,
    body: {
      status: 'ok',
      build: 'abc',
      content: { reachable: false, since, version: 'v1' },
      ballots: { reachable: false, since },
      bucket: { reachable: false, since },
      outbox: { status: 'unreadable' },
    },
  });
});

test.each(['HTTP/1.0', 'HTTP/1.1'])('is answered in %s without the name of a host', async (version) => {
  for (const path of ['/health/live', '/health/ready', '/health']) {
    const connection = await RawConnection.open(port);
    connection.send([`GET ${path} ${version}`]);
    expect(await connection.untilReceived(/"status":"ok"/), path).toMatch(/^HTTP\/1\.1 200 /);
    connection.end();
  }
});

test('HEAD is answered without a body; nothing else of it is taken for a question', async () => {
  expect(await ask('/health', 'HEAD')).toEqual({ status: 200, body: undefined });
  for (const [path, method] of [
    ['/health', 'POST'],
    ['/healthy', 'GET'],
    ['/health/other', 'GET'],
  ] as const) {
    const answer = await fetch(`http://localhost:${port}${path}`, { method });
    expect(answer.status, path).toBe(418);
  }
});
