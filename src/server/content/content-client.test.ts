import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listenForTest } from '../../../tests/support/listening.ts';
import { ContentClient } from './content-client.ts';

const noPaths = {
  version: 'one',
  pages: [],
  redirects: [],
  asOf: '2026-11-22T10:00:00.000Z',
  changedRecords: [],
};

type Answer = (response: ServerResponse) => void;

const withStatus =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status).end();

const withPaths: Answer = (response) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify(noPaths));

const dropped: Answer = (response) => response.socket?.destroy();

async function backend(...answers: Answer[]): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = [];
  const { url } = await listenForTest((request, response) => {
    asked.push(request.url ?? '');
    answers[Math.min(asked.length, answers.length) - 1]?.(response);
  });
  return { origin: url, asked };
}

describe('7.5 HTTP client', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('repeats a read once after %i', async (status) => {
    const { origin, asked } = await backend(withStatus(status), withPaths);
    await new ContentClient(origin, '').readPaths();
    expect(asked).toEqual(['/sk/v1/paths', '/sk/v1/paths']);
  });

  it('repeats a read once after a failed connection', async () => {
    const { origin, asked } = await backend(dropped, withPaths);
    await new ContentClient(origin, '').readPaths();
    expect(asked).toHaveLength(2);
  });

  it('gives up after the second failure, and says what was asked', async () => {
    const { origin, asked } = await backend(withStatus(503));
    await expect(new ContentClient(origin, '').readPaths()).rejects.toThrow(
      `[GET] "${origin}/sk/v1/paths": 503`,
    );
    expect(asked).toHaveLength(2);
  });

  it.each([400, 403, 501])('repeats nothing after %i', async (status) => {
    const { origin, asked } = await backend(withStatus(status));
    await expect(new ContentClient(origin, '').readPaths()).rejects.toThrow(String(status));
    expect(asked).toHaveLength(1);
  });

  it('takes what is missing for missing, and asks once', async () => {
    const { origin, asked } = await backend(withStatus(404));
    expect(await new ContentClient(origin, '').readPage('/nope', 'de')).toBeUndefined();
    expect(asked).toEqual(['/sk/v1/pages?path=%2Fnope&locale=de']);
  });

  it('takes the address of the content backend with a slash at its end, too', async () => {
    const { origin, asked } = await backend(withPaths);
    await new ContentClient(`${origin}/`, '').readPaths();
    expect(asked).toEqual(['/sk/v1/paths']);
  });

  it('refuses an answer that is not what was asked for', async () => {
    const { origin } = await backend((response) => response.end('not JSON'));
    await expect(new ContentClient(origin, '').readPaths()).rejects.toThrow('/sk/v1/paths');
  });
});

describe('the change stream', () => {
  const patience = { answer: 1000, silence: 300 };

  const announcing =
    (again: string): Answer =>
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"version":"one"}\n\n');
      const timer = setInterval(() => response.write(again), 50);
      response.on('close', () => clearInterval(timer));
    };

  it.each([
    ['never answers', () => {}],
    ['says nothing more', announcing('')],
  ])('fails if the content backend %s', async (_, answer) => {
    const { origin } = await backend(answer);
    const following = new ContentClient(origin, '', patience).follow(() => {}, new AbortController().signal);
    await expect(following).rejects.toThrow();
  });

  it('goes on as long as there are signs of life', async () => {
    const { origin } = await backend(announcing(': alive\n\n'));
    const ending = new AbortController();
    const versions: string[] = [];
    const following = new ContentClient(origin, '', patience).follow(
      (version) => versions.push(version),
      ending.signal,
    );
    const outcome = following.catch((error: unknown) => error);
    const first = await Promise.race([outcome, wait(4 * patience.silence, 'still there')]);
    expect(first).toBe('still there');
    ending.abort();
    await outcome;
    expect(versions).toEqual(['one']);
  });
});
