import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noteReach, processKnowledge } from '#content/foundation/operation/knowledge.ts';
import { listenForTest } from '../../../../tests/support/listening.ts';
import { withDatabase } from './database-away.ts';

let origin: string;
/** Resolves with the response once the handler is called. */
let begun: PromiseWithResolvers<ServerResponse>;

beforeEach(async () => {
  begun = Promise.withResolvers();
  noteReach(true);
  processKnowledge().askDatabase = async () => processKnowledge().database.reachable;
  const { url } = await listenForTest((incoming, outgoing) => {
    void withDatabase(incoming, outgoing, () => begun.resolve(outgoing));
  });
  origin = url;
});

afterEach(() => {
  processKnowledge().askDatabase = undefined;
  expect(processKnowledge().onAway.size).toBe(0);
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(origin + path, init);
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
};

it('tells an editor in the language of the admin whose view was begun when the database fell silent', async () => {
  const asked = ask('/admin/collections/pages?limit=10', { headers: { cookie: 'payload-lng=en' } });
  const outgoing = await begun.promise;
  noteReach(false);
  expect(await asked).toEqual({
    status: 503,
    text: 'The database does not answer right now. Nothing was saved; please try again in a moment.\n',
    type: 'text/plain; charset=utf-8',
  });
  // Next goes on writing without an error.
  outgoing.setHeader('content-type', 'text/html').writeHead(500);
  expect(outgoing.write('Internal')).toBe(true);
  outgoing.end(' Server Error');
});

it('does not say of what was being saved that it wasn’t', async () => {
  const asked = ask('/api/pages/1', { method: 'PATCH', body: '{}', headers: { 'accept-language': 'de-AT' } });
  await begun.promise;
  noteReach(false);
  const { status, text } = await asked;
  expect(status).toBe(503);
  expect(JSON.parse(text).errors[0].message).toContain('Vielleicht wurde trotzdem gespeichert');
});

it('asks the database before an editor is taken for nobody, and leaves everybody else alone', async () => {
  processKnowledge().askDatabase = async () => false;
  expect((await ask('/api/users/me')).status).toBe(503);
  const asked = ask('/sk/v1/paths');
  const outgoing = await begun.promise;
  noteReach(false);
  outgoing.end('all paths');
  expect(await asked).toEqual({ status: 200, text: 'all paths', type: null });
});

it('forgets whoever has been answered', async () => {
  const asked = ask('/api/users/me');
  (await begun.promise).end('{}');
  expect((await asked).status).toBe(200);
  await expect.poll(() => processKnowledge().onAway.size).toBe(0);
});
